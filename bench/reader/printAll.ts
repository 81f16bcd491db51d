import { print, reportResult } from "../lib/reportResult.ts";
import type { AdResult } from "./readAds.ts";
import type { ResumeResult } from "./readResumes.ts";
import { tallySkills } from "./skillScore.ts";
import { formatNumber } from "./tally.ts";

const WORST = 10;

/** Prints the combined skill scores of résumés and ads, and the worst documents. */
export function printAll(resumes: readonly ResumeResult[], ads: readonly AdResult[]): void {
  const results = [...resumes, ...ads];
  const all = tallySkills(results.map(({ skills }) => skills));
  print("\nTogether:");
  reportResult("reader_skills_precision", all.precision, "share", ">=", 0.93);
  reportResult("reader_skills_recall", all.recall, "share", ">=", 0.85);
  print(`\nThe ${WORST} worst by skills:`);
  const ranked = results
    .map(({ id, skills }) => ({ id, tally: tallySkills([skills]) }))
    .toSorted((a, b) => a.tally.f1 - b.tally.f1);
  for (const { id, tally } of ranked.slice(0, WORST))
    print(`  ${id.padEnd(44)} P ${formatNumber(tally.precision)} R ${formatNumber(tally.recall)}`);
}
