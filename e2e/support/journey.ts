import { type Page, type TestInfo, test } from "@playwright/test";
import type { Look } from "./looks.ts";
import { PagePool } from "./pagePool.ts";
import { openSignedIn } from "./signIn.ts";

/** Appearance and start path of a page; the default path is the role's home. */
interface Entrance extends Look {
  at?: string;
}

export interface Visits {
  /** Opens a page without a session. */
  visit: (look?: Look) => Promise<Page>;
  /** Opens a page as a demo account. */
  enter: (email: string, entrance?: Entrance) => Promise<Page>;
}

interface Fixtures extends Visits {
  visits: Visits;
  /** Base URL of the server. */
  server: string;
}

interface OfWorker {
  pages: PagePool;
}

/** Attaches the content of a page to the test results. */
async function attachPage(testInfo: TestInfo, page: Page): Promise<void> {
  if (page.isClosed()) return;
  const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
  await testInfo.attach(page.url(), { body: shown, contentType: "text/markdown" });
}

/** A test with isolated pages, independent of earlier tests. */
export const journey = test.extend<Fixtures, OfWorker>({
  pages: [
    async ({ browser }, use) => {
      const pages = new PagePool(browser);
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
  server: async ({ baseURL }, use) => use(baseURL ?? ""),
  visits: async ({ pages, server }, use, testInfo) => {
    const lent: Awaited<ReturnType<PagePool["lend"]>>[] = [];
    const visit = async (look: Look = {}) => {
      const one = await pages.lend(server, look);
      lent.push(one);
      return one.page;
    };
    await use({
      visit,
      enter: async (email, { at, ...look } = {}) => {
        const page = await visit(look);
        await openSignedIn(page, server, email, at);
        return page;
      },
    });
    // Attaches the pages of a failed test before they are recycled.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const { page } of lent) await attachPage(testInfo, page);
    for (const one of lent) await pages.takeBack(one);
  },
  visit: async ({ visits }, use) => use(visits.visit),
  enter: async ({ visits }, use) => use(visits.enter),
});
