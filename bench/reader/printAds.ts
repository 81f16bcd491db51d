import { print, reportResult } from "../lib/reportResult.ts";
import { percentile } from "../matching/measure.ts";
import { LevelTally } from "./levels.ts";
import type { AdResult } from "./readAds.ts";
import { tallySkills } from "./skillScore.ts";
import { formatNumber, share } from "./tally.ts";

function levelsOf(results: readonly AdResult[]): LevelTally {
  const levels = new LevelTally();
  for (const { skills } of results)
    for (const { gold, found } of skills.right) levels.add(gold.level, found.level);
  return levels;
}

/** Returns the share of found skills of one weight that were read with that weight. */
function weightShare(results: readonly AdResult[], weight: "must" | "plus" | "neutral"): string {
  const matches = results.flatMap(({ skills }) => skills.right).filter(({ gold }) => gold.weight === weight);
  const right = matches.filter(({ found }) => found.weight === weight);
  return `${formatNumber(share(right.length, matches.length))} of ${matches.length}`;
}

const countOf = (results: readonly AdResult[], pick: (one: AdResult) => readonly unknown[] | undefined) =>
  results.reduce((sum, one) => sum + (pick(one)?.length ?? 0), 0);

function printGroups(results: readonly AdResult[], by: string, keyOf: (one: AdResult) => string): void {
  print(`\nAds by ${by}:`);
  for (const [key, group] of Map.groupBy(results, keyOf)) {
    const skills = tallySkills(group.map((result) => result.skills));
    const figures = `P ${formatNumber(skills.precision)} R ${formatNumber(skills.recall)} levels ${levelsOf(group)}`;
    print(`  ${key.padEnd(32)}${String(group.length).padStart(3)}  ${figures}`);
  }
}

/**
 * Prints how well ads were read: skills, weights, levels, and skills found although they are not required.
 */
export function printAds(results: readonly AdResult[]): void {
  const skills = tallySkills(results.map((result) => result.skills));
  const lacking = countOf(results, (one) => one.skills.lacking);
  print(`\nAds: ${skills.right} right, ${skills.wrong} wrong, ${skills.missed} missed`);
  print(`  of the missed ${lacking} have no concept in the taxonomy`);
  print(`  levels ${levelsOf(results)}`);
  const weights = (["must", "plus", "neutral"] as const).map((one) => `${one} ${weightShare(results, one)}`);
  print(`  weights right: ${weights.join(", ")}`);
  reportResult("reader_ad_skills_precision", skills.precision, "share", ">=", 0.93);
  reportResult("reader_ad_skills_recall", skills.recall, "share", ">=", 0.85);
  const levels = levelsOf(results);
  reportResult("reader_ad_levels_right", share(levels.right, levels.stated), "share", ">=", 0.9);
  const matches = results.flatMap((result) => result.skills.right);
  const right = matches.filter(({ gold, found }) => gold.weight === found.weight);
  reportResult("reader_ad_weights", share(right.length, matches.length), "share", ">=", 0.9);
  for (const kind of ["notNeeded", "notAsked"] as const) {
    const named = countOf(results, (one) => one.gold[kind]);
    const left = share(named - countOf(results, (one) => one[kind]), named);
    reportResult(`reader_ad_${kind}_left_out`, left, "share", ">=", 0.9);
  }
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  reportResult("reader_ad_p95", percentile(times, 0.95), "ms", "<=", 30);
  printGroups(results, "language", ({ gold }) => gold.language);
  printGroups(results, "kind", ({ gold }) => gold.kind);
}
