import { print } from "../lib/reportResult.ts";
import type { GoldSkill } from "./corpus.ts";
import { ENTRY_KINDS } from "./entryScore.ts";
import type { AdResult, FoundRequirement } from "./readAds.ts";
import type { FoundSkill, ResumeResult } from "./readResumes.ts";
import type { FoundConcept, SkillScore } from "./skillScore.ts";

function showSkills<Found extends FoundConcept>(
  { wrong, missed, lacking }: SkillScore<GoldSkill, Found>,
  detailOf: (found: Found) => string,
): void {
  for (const found of wrong) print(`  wrong   ${found.conceptId} "${found.words}" ${detailOf(found)}`);
  for (const skill of missed)
    print(`  ${lacking.includes(skill) ? "lacking" : "missed "} ${skill.names.join(" | ")}`);
}

/** Prints the errors of one résumé. */
export function showResume({ id, skills, entries, unlinked }: ResumeResult): void {
  print(`\n== ${id}`);
  showSkills(skills, ({ section, certainty }: FoundSkill) => `in ${section}, ${certainty}`);
  for (const { gold, found } of skills.right) {
    const isInvented = gold.level === null && found.levelSource === "stated";
    if (isInvented || (gold.level !== null && gold.level !== found.level))
      print(`  level   ${found.conceptId} "${found.words}" is ${gold.level}, read ${found.level}`);
  }
  for (const kind of ENTRY_KINDS) {
    for (const entry of entries[kind].wrong) print(`  ${kind} wrong  ${entry}`);
    for (const entry of entries[kind].missed) print(`  ${kind} missed ${entry}`);
  }
  if (unlinked.length > 0) print(`  unlinked ${unlinked.join(" | ")}`);
}

/** Prints the errors of one ad. */
export function showAd({ id, skills, notNeeded, notAsked }: AdResult): void {
  print(`\n== ${id}`);
  const whyWrong = (found: FoundRequirement) =>
    notNeeded.includes(found) ? "not needed" : notAsked.includes(found) ? "not asked" : "";
  showSkills(skills, whyWrong);
  for (const { gold, found } of skills.right) {
    if (gold.weight !== found.weight)
      print(`  weight  ${found.conceptId} "${found.words}" is ${gold.weight}, read ${found.weight}`);
    if (gold.level !== null && gold.level !== found.level)
      print(`  level   ${found.conceptId} "${found.words}" is ${gold.level}, read ${found.level}`);
  }
}
