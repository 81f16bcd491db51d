import type { Locator, Page } from "playwright-core";

/** Acts so far: each click or tick, each letter typed, each chord. */
export interface Acts {
  clicks: number;
  keys: number;
}

/** Someone who uses a page: everything done through it is counted. */
export interface Hand {
  page: Page;
  acts: Acts;
  click(what: Locator): Promise<void>;
  /** Clicks where a field's text begins, so that typing begins there. */
  clickInto(field: Locator): Promise<void>;
  /** Presses keys one after the other; a chord is one. */
  press(...keys: string[]): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Pastes a text from elsewhere. */
  paste(text: string): Promise<void>;
}

/** Beside the left edge of a field, in pixels. */
const BEGIN = { x: 14, y: 14 };

/** A hand on a page. Resting the pointer somewhere is no act. */
export function handOn(page: Page): Hand {
  const acts: Acts = { clicks: 0, keys: 0 };
  const press: Hand["press"] = async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      acts.keys += 1;
    }
  };
  return {
    page,
    acts,
    press,
    async click(what) {
      await what.click();
      acts.clicks += 1;
    },
    async clickInto(field) {
      await field.click({ position: BEGIN });
      acts.clicks += 1;
    },
    async type(text) {
      await page.keyboard.type(text);
      acts.keys += text.length;
    },
    async paste(text) {
      await page.evaluate((given) => navigator.clipboard.writeText(given), text);
      await press("ControlOrMeta+v");
    },
  };
}
