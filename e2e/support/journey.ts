import { type Page, test } from "@playwright/test";
import type { Look } from "./looks.ts";
import { type Entrance, openPage, signedIn } from "./signIn.ts";

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

/** A test whose pages have contexts of their own, closed when it ends. */
export const journey = test.extend<Fixtures>({
  server: async ({ baseURL }, use) => use(baseURL ?? ""),
  visits: async ({ browser, server }, use) => {
    const opened: Page[] = [];
    const keep = async (page: Page) => {
      opened.push(page);
      return page;
    };
    await use({
      visit: async (look) => keep(await openPage(browser, server, look)),
      enter: async (email, entrance) => keep(await signedIn(browser, server, email, entrance)),
    });
    for (const page of opened) await page.context().close();
  },
  visit: async ({ visits }, use) => use(visits.visit),
  enter: async ({ visits }, use) => use(visits.enter),
});
