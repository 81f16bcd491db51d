import type { AdLine } from "../ads/adLines.ts";
import { headingOf } from "../ads/headings.ts";
import { titleOfLine } from "./titles.ts";

/** Index of the line at which a web page goes on with other things below the job, such as similar jobs; else the length. */
export function footerStart(lines: readonly AdLine[], isJob: (title: string) => boolean): number {
  const title = lines.findIndex(({ text }) => titleOfLine(text.trim(), isJob) !== null);
  // Above the title a page names its parts: "All jobs", "Privacy".
  if (title < 0) return lines.length;
  const foot = lines.findIndex(
    ({ folded, isTitle }, at) => at > title && headingOf(folded, isTitle)?.section === "foot",
  );
  return foot < 0 ? lines.length : foot;
}
