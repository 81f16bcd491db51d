import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";
import { VIEWPORTS } from "./looks.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now; axe is brought in once a document, which is most of what a look costs. */
async function findingsOf(page: Page): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    // A look that has just been changed is drawn first.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const only = { runOnly: { type: "tag" as const, values }, resultTypes: ["violations" as const] };
    const { violations } = await tool.run(document, only);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary}`),
    }));
  }, TAGS);
}

/** Expects no finding of axe on what is shown now, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Expects the same light and dark, on a phone and on a desktop; the page is left light on a desktop. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const device of ["phone", "desktop"] as const) {
    await page.setViewportSize(VIEWPORTS[device]);
    for (const colorScheme of ["dark", "light"] as const) {
      await test.step(`${colorScheme}, ${device}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectAccessible(page);
      });
    }
  }
}
