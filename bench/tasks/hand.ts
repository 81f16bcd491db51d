import type { Locator, Page } from "playwright-core";

/** Actions so far: each click or tick, each typed letter, each key chord. */
export interface ActionCounts {
  clicks: number;
  keys: number;
}

/** A simulated user of a page; all actions are counted. */
export interface CountingUser {
  page: Page;
  acts: ActionCounts;
  click(what: Locator): Promise<void>;
  /** Clicks at the start of a field's text, so that typing begins there. */
  clickInto(field: Locator): Promise<void>;
  /** Presses keys one after the other; a chord counts as one. */
  press(...keys: string[]): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Pastes a text. */
  paste(text: string): Promise<void>;
}

/** Offset from the top left corner of a field, in pixels. */
const BEGIN = { x: 14, y: 14 };

/** Returns a hand for a page. Hovering is not counted. */
export function countingUser(page: Page): CountingUser {
  const acts: ActionCounts = { clicks: 0, keys: 0 };
  const press: CountingUser["press"] = async (...keys) => {
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
