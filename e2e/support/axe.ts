import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { type LANGUAGES, VIEWPORTS } from "./looks.ts";

const EVERYTHING = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What depends on colours; the rest is the same light and dark, and is looked at once a size. */
const COLOURS = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/** The small build: it is read by the browser once a document, which is most of what a look costs. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it is now. */
async function findingsOf(page: Page, rules: axe.RunOnly): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (runOnly) => {
    // A look that has just been changed is drawn first.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, { runOnly, resultTypes: ["violations" as const] });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary}`),
    }));
  }, rules);
}

/** Expects no finding of axe on what is shown now, and no sideways scrolling. */
export async function expectAccessible(page: Page, rules: axe.RunOnly = EVERYTHING): Promise<void> {
  // What is on its way in or out, or being read again, is seen once it stands still.
  await expect.poll(() => findingsOf(page, rules)).toEqual([]);
  await expectToFit(page);
}

/** Expects no sideways scrolling. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

type Seen = readonly [device: keyof typeof VIEWPORTS, colorScheme: "light" | "dark"];

const ALL: readonly Seen[] = [
  ["phone", "light"],
  ["phone", "dark"],
  ["desktop", "dark"],
  ["desktop", "light"],
];

/** All four with `LOOKS=all`; otherwise two in which each size and each scheme is seen. */
const MAIN: readonly Seen[] =
  process.env.LOOKS === "all"
    ? ALL
    : [
        ["phone", "dark"],
        ["desktop", "light"],
      ];

/** Each language has a look of its own; the longer words are seen on the smaller screen. */
const BY_LANGUAGE: Record<(typeof LANGUAGES)[number], readonly Seen[]> =
  process.env.LOOKS === "all"
    ? { en: ALL, nl: ALL }
    : { en: [["desktop", "light"]], nl: [["phone", "dark"]] };

/** Leaves the page light on a desktop. */
async function expectAccessibleAs(page: Page, looks: readonly Seen[]): Promise<void> {
  for (const [device, colorScheme] of looks) {
    const seen =
      colorScheme === "dark" && looks.some(([size, scheme]) => size === device && scheme === "light");
    await test.step(`${colorScheme}, ${device}`, async () => {
      await page.setViewportSize(VIEWPORTS[device]);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, seen ? COLOURS : EVERYTHING);
    });
  }
  for (const device of ["phone", "desktop"] as const) {
    if (looks.some(([size]) => size === device)) continue;
    await page.setViewportSize(VIEWPORTS[device]);
    await expectToFit(page);
  }
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** A screen that many people use daily: expects the same in two looks; the page is left light on a desktop. */
export async function expectMainScreenAccessible(page: Page): Promise<void> {
  await expectAccessibleAs(page, MAIN);
}

/** The same in one look, which is the language's: English light on a desktop, Dutch dark on a phone; it must fit at both sizes. */
export async function expectAccessibleIn(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await expectAccessibleAs(page, BY_LANGUAGE[language]);
}
