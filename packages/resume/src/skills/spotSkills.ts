import type { SectionName } from "../sections/headingSection.ts";
import type { MonthSpan } from "../sections/monthSpan.ts";
import { withoutAsides } from "./asides.ts";
import { everydayTasksIn } from "./everydayTasks.ts";
import { fieldTasksIn, isTrait, withoutMisread } from "./fieldTasks.ts";
import { levelInText } from "./levelInText.ts";
import { isNegated } from "./negation.ts";
import { namesSomeoneElse } from "./otherPeople.ts";
import { excerptOf, type SkillEvidence } from "./skillEvidence.ts";
import type { SkillLinker, SpottedConcept } from "./skillLinker.ts";

/** What a person says of themselves states levels; what they did at work does not ("a strong team"). */
const statesLevels: ReadonlySet<SectionName> = new Set(["summary", "skills", "other"]);

/** What was studied is no task of a job. */
const studied: ReadonlySet<SectionName> = new Set(["education", "courses"]);

/**
 * Finds the skills named in running text, and apart from them those named as lacking or wished for. The whole document
 * tells which field its tasks are of.
 */
export function spotSkills(
  paragraphs: readonly string[],
  linker: SkillLinker,
  place: { section: SectionName; span: MonthSpan | null },
  document: string,
): { evidence: SkillEvidence[]; negated: string[] } {
  const evidence: SkillEvidence[] = [];
  const negated: string[] = [];
  for (const text of paragraphs) {
    const told = place.section === "experience" ? text : withoutAsides(text);
    const ofFields = studied.has(place.section) ? [] : fieldTasksIn(told, linker, document);
    const ofTrade: SpottedConcept[] = ofFields.filter(({ isOfTrade }) => isOfTrade);
    const tasks: SpottedConcept[] = studied.has(place.section)
      ? []
      : [...everydayTasksIn(told, linker), ...ofFields];
    for (const spot of [...withoutMisread(linker.spot(told), ofFields, told), ...tasks]) {
      const { conceptId, label, start, end } = spot;
      const isBare = place.section === "experience" && !/\s/u.test(text.slice(start, end));
      if (isBare && isTrait(conceptId, linker)) continue;
      if (place.section === "experience" && namesSomeoneElse(text, spot)) continue;
      if (isNegated(text, start, end)) {
        negated.push(conceptId);
        continue;
      }
      evidence.push({
        conceptId,
        label,
        certainty: "found",
        words: text.slice(start, end),
        excerpt: excerptOf(text, start, end),
        level: statesLevels.has(place.section) ? levelInText(text, start, end) : null,
        years: null,
        ...place,
        ...(tasks.includes(spot) ? { isEveryday: true } : {}),
        ...(ofTrade.includes(spot) ? { isOfTrade: true } : {}),
      });
    }
  }
  return { evidence, negated };
}
