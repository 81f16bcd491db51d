import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { VIEWPORTS } from "./looks.ts";

/** Expects no finding of axe on what is shown now, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Nothing here has frames; without them no second page is needed to gather what was found.
    .setLegacyMode(true)
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary}`),
  }));
  expect(findings).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

type Sight = [colorScheme: "light" | "dark", device: keyof typeof VIEWPORTS];

/** Two looks a language that together meet every pair of language, colour scheme and size. */
const SIGHTS: Record<string, Sight[]> = {
  en: [
    ["dark", "phone"],
    ["light", "desktop"],
  ],
  nl: [
    ["light", "phone"],
    ["dark", "desktop"],
  ],
};

/** Expects the same in the looks of the language on screen; done in both, every pair of looks was met. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  expect(Object.keys(SIGHTS)).toContain(language);
  for (const [colorScheme, device] of SIGHTS[language] ?? []) {
    await test.step(`${language}, ${colorScheme}, ${device}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(VIEWPORTS[device]);
      await expectAccessible(page);
    });
  }
}
