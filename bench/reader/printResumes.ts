import { print, reportResult } from "../lib/reportResult.ts";
import { percentile } from "../matching/measure.ts";
import { ENTRY_KINDS, type EntryKind } from "./entryScore.ts";
import { LevelTally } from "./levels.ts";
import type { ResumeResult } from "./readResumes.ts";
import { tallySkills } from "./skillScore.ts";
import { formatNumber, Tally } from "./tally.ts";

const BARS: Partial<Record<EntryKind, number>> = {
  jobs: 0.9,
  education: 0.9,
  languages: 0.9,
  certificates: 0.9,
};

function entriesOf(results: readonly ResumeResult[], kind: EntryKind): Tally {
  const tally = new Tally();
  for (const { entries } of results) {
    const { right, wrong, missed } = entries[kind];
    tally.add(right, wrong.length, missed.length);
  }
  return tally;
}

/** A proposal has one level: of several products that share a concept, the highest stated level counts. */
function levelsOf(results: readonly ResumeResult[]): LevelTally {
  const levels = new LevelTally();
  for (const { skills } of results) {
    for (const [found, matches] of Map.groupBy(skills.right, (match) => match.found)) {
      const stated = matches.flatMap(({ gold }) => gold.level ?? []);
      levels.add(stated.length === 0 ? null : Math.max(...stated), found.level);
    }
  }
  return levels;
}

/** Returns the proposals with a level read as stated although no gold level exists. */
function inventedOf(results: readonly ResumeResult[]): number {
  return results
    .flatMap(({ skills }) => [...Map.groupBy(skills.right, ({ found }) => found)])
    .filter(
      ([found, matches]) =>
        found.levelSource === "stated" && matches.every(({ gold }) => gold.level === null),
    ).length;
}

function printGroups(
  results: readonly ResumeResult[],
  by: string,
  keyOf: (one: ResumeResult) => string,
): void {
  print(`\nBy ${by}:`);
  for (const [key, group] of Map.groupBy(results, keyOf)) {
    const skills = tallySkills(group.map((result) => result.skills));
    const entries = (["jobs", "education", "languages", "certificates"] as const).map(
      (kind) => `${kind} ${entriesOf(group, kind).f1.toFixed(2)}`,
    );
    const figures = `P ${formatNumber(skills.precision)} R ${formatNumber(skills.recall)} levels ${levelsOf(group)}`;
    print(`  ${key.padEnd(32)}${String(group.length).padStart(3)}  ${figures}  ${entries.join(" ")}`);
  }
}

/**
 * Prints how well résumés were read: skills, levels, and entries by language and layout, with the worst
 * documents.
 */
export function printResumes(results: readonly ResumeResult[]): void {
  const skills = tallySkills(results.map((result) => result.skills));
  const levels = levelsOf(results);
  const lacking = results.reduce((sum, result) => sum + result.skills.lacking.length, 0);
  print(`\nRésumés: ${skills.right} right, ${skills.wrong} wrong, ${skills.missed} missed`);
  print(`  of the missed ${lacking} have no concept in the taxonomy`);
  print(`  levels ${levels}, stated by the reader alone ${inventedOf(results)}`);
  reportResult("reader_resume_skills_precision", skills.precision, "share", ">=", 0.93);
  reportResult("reader_resume_skills_recall", skills.recall, "share", ">=", 0.85);
  reportResult("reader_resume_levels_right", levels.right / levels.stated, "share", ">=", 0.9);
  reportResult("reader_resume_levels_near", levels.near / levels.stated, "share", ">=", 0.98);
  for (const kind of ENTRY_KINDS) {
    const tally = entriesOf(results, kind);
    print(`  ${kind}: precision ${formatNumber(tally.precision)}, recall ${formatNumber(tally.recall)}`);
    reportResult(`reader_resume_${kind}`, tally.f1, "f1", ">=", BARS[kind] ?? 0.8);
  }
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  reportResult("reader_resume_p50", percentile(times, 0.5), "ms", "<=", 400);
  reportResult("reader_resume_p95", percentile(times, 0.95), "ms", "<=", 400);
  printGroups(results, "language", ({ gold }) => gold.language);
  printGroups(results, "layout", ({ gold }) => gold.layout);
}
