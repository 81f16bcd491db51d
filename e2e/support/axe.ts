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

/** Expects the same in light and dark, on a desktop and on a phone; the page is left light, on a desktop. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    for (const device of ["phone", "desktop"] as const) {
      await test.step(`${colorScheme}, ${device}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize(VIEWPORTS[device]);
        await expectAccessible(page);
      });
    }
  }
}
