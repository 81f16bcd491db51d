import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { type LANGUAGES, VIEWPORTS } from "./looks.ts";

const EVERYTHING = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/**
 * Rules that depend on colours; the other results are equal in light and dark, and are checked once per
 * size.
 */
const COLOURS = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/** The minified build: parsing it once per document is most of the cost of a check. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns the axe violations of the page in its current state. */
async function findingsOf(page: Page, rules: axe.RunOnly): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (runOnly) => {
    // Waits for a frame after the last change.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const resultTypes = ["violations" as const];
    // Style sheets and media are read again only for rules about films and about turned phones, which are not run.
    const { violations } = await tool.run(document, { runOnly, resultTypes, preload: false });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary}`),
    }));
  }, rules);
}

/** Expects no axe violations on the current page, and no horizontal scrolling. */
export async function expectAccessible(page: Page, rules: axe.RunOnly = EVERYTHING): Promise<void> {
  // Polls, because transitions and refetches settle first.
  await expect.poll(() => findingsOf(page, rules)).toEqual([]);
  await expectToFit(page);
}

/** Expects no horizontal scrolling. */
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

/** All four combinations with `LOOKS=all`; otherwise two that cover each size and colour scheme. */
const MAIN: readonly Seen[] =
  process.env.LOOKS === "all"
    ? ALL
    : [
        ["phone", "dark"],
        ["desktop", "light"],
      ];

/** One combination per language; Dutch, with longer words, uses the smaller screen. */
const BY_LANGUAGE: Record<(typeof LANGUAGES)[number], readonly Seen[]> =
  process.env.LOOKS === "all"
    ? { en: ALL, nl: ALL }
    : { en: [["desktop", "light"]], nl: [["phone", "dark"]] };

/** Resets the page to a light desktop afterwards. */
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

/**
 * For frequently used screens: expects no violations in two combinations, then resets the page to a light
 * desktop.
 */
export async function expectMainScreenAccessible(page: Page): Promise<void> {
  await expectAccessibleAs(page, MAIN);
}

/**
 * Expects no violations in the language's combination: English light on a desktop, Dutch dark on a phone;
 * both sizes must fit.
 */
export async function expectAccessibleIn(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await expectAccessibleAs(page, BY_LANGUAGE[language]);
}
