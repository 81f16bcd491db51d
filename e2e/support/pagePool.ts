import type { Browser, Page } from "@playwright/test";
import { type Look, VIEWPORTS } from "./looks.ts";

interface Lent {
  page: Page;
  key: string;
  baseURL: string;
}

/** A URL of the server that runs no script of the product. */
const STILL = "/robots.txt";

/**
 * Pool of pages whose contexts are reused by later tests after clearing all state; a new context is
 * expensive, because its process must load and compile the whole product again.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #free = new Map<string, Page[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a page without a session, in the requested appearance. */
  async lend(baseURL: string, look: Look): Promise<Lent> {
    const language = look.language ?? "en";
    const key = `${baseURL} ${language}`;
    const page = this.#free.get(key)?.pop() ?? (await this.#open(baseURL, language));
    await page.setViewportSize(VIEWPORTS[look.phone ? "phone" : "desktop"]);
    await page.emulateMedia({ colorScheme: look.dark ? "dark" : "light", reducedMotion: "reduce" });
    await page.context().addCookies([{ name: "i18next", value: language, url: baseURL }]);
    return { page, key, baseURL };
  }

  async #open(baseURL: string, language: string): Promise<Page> {
    const locale = language === "nl" ? "nl-NL" : "en-GB";
    const context = await this.#browser.newContext({ baseURL, locale });
    return context.newPage();
  }

  /** Takes a page back and clears it; a page that is closed or cannot be cleared is discarded. */
  async takeBack(lent: Lent): Promise<void> {
    if (lent.page.isClosed()) return;
    const { page, key } = lent;
    await this.#empty(lent).then(
      () => this.#free.set(key, [...(this.#free.get(key) ?? []), page]),
      () => page.context().close(),
    );
  }

  async #empty({ page, baseURL }: Lent): Promise<void> {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    page.removeAllListeners("pageerror");
    page.removeAllListeners("console");
    await page.goto(new URL(STILL, baseURL).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  }

  /** Closes every page that is not lent. */
  async close(): Promise<void> {
    for (const page of [...this.#free.values()].flat()) await page.context().close();
    this.#free.clear();
  }
}
