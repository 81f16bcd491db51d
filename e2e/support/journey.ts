import { type Page, type TestInfo, test } from "@playwright/test";
import type { Look } from "./looks.ts";
import { PagePool } from "./pagePool.ts";
import { signInBeside } from "./signIn.ts";

/** How a page is seen, and the address it is opened at: the role's home where none is given. */
interface Entrance extends Look {
  at?: string;
}

export interface Visits {
  /** A page without a session. */
  visit: (look?: Look) => Promise<Page>;
  /** A page of a demo account. */
  enter: (email: string, entrance?: Entrance) => Promise<Page>;
}

interface Fixtures extends Visits {
  visits: Visits;
  /** Address of the server. */
  server: string;
}

interface OfWorker {
  pages: PagePool;
}

/** Keeps what a page shows with the test's results. */
async function attachPage(testInfo: TestInfo, page: Page): Promise<void> {
  if (page.isClosed()) return;
  const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
  await testInfo.attach(page.url(), { body: shown, contentType: "text/markdown" });
}

/** A test whose pages know nothing of each other, nor of what any test did before. */
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
        await signInBeside(page, server, email, at);
        return page;
      },
    });
    // What a failed test left on its pages is looked at before they go.
    if (testInfo.status !== testInfo.expectedStatus)
      for (const { page } of lent) await attachPage(testInfo, page);
    for (const one of lent) await pages.takeBack(one);
  },
  visit: async ({ visits }, use) => use(visits.visit),
  enter: async ({ visits }, use) => use(visits.enter),
});
