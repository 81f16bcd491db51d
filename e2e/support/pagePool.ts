import type { Browser, Page } from "@playwright/test";
import { type Look, VIEWPORTS } from "./looks.ts";

interface Lent {
  page: Page;
  key: string;
  baseURL: string;
}

/** An address of the server without any script of the product. */
const STILL = "/robots.txt";

/**
 * Pages whose contexts are used again by the next test, emptied of all that the last one left: a new one costs as much
 * as everything it then shows, since its process reads and compiles the whole product again.
 */
export class PagePool {
  readonly #browser: Browser;
  readonly #free = new Map<string, Page[]>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page without a session, in the look asked for. */
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

  /** Takes a page back and empties it; one that was closed, or cannot be emptied, is given up. */
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

  /** Closes every page that no one has. */
  async close(): Promise<void> {
    for (const page of [...this.#free.values()].flat()) await page.context().close();
    this.#free.clear();
  }
}
