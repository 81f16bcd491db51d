import { isOfAnyJob } from "../skills/everydayTasks.ts";
import { withoutMisread } from "../skills/fieldTasks.ts";
import type { SkillLinker, SkillRelatedness } from "../skills/skillLinker.ts";
import { toAdLines } from "./adLines.ts";
import type { AdRequirement } from "./adRequirement.ts";
import { placeLines } from "./adSections.ts";
import { toAdText } from "./adText.ts";
import { weighedCells } from "./columnWeights.ts";
import { furtherLicences } from "./furtherLicences.ts";
import { mentionsIn } from "./mentions.ts";
import { mergeMentions } from "./mergeMentions.ts";
import { withoutStrayRequirements } from "./strayRequirements.ts";
import { fieldTasksOf, inOrder, tasksIn } from "./tasksInAd.ts";
import { titleSkill } from "./titleSkill.ts";
import { addYearsInJob } from "./yearsInJob.ts";

/** What an ad asks of a candidate. */
export interface ParsedAd {
  asked: AdRequirement[];
}

/**
 * Reads what a job ad asks for, in the order of the text, from plain text, a pasted web page or HTML. What the ad says
 * of the company, its offer or the way to apply asks for nothing; what it calls unnecessary is left out, and with the
 * kinship of skills also what it names in passing.
 */
export function readAd(source: string, linker: SkillLinker, kinship?: SkillRelatedness): ParsedAd {
  const { text, inSource } = toAdText(source);
  const all = toAdLines(text);
  const lines = placeLines(all, weighedCells(all, text));
  const ofFields = fieldTasksOf(lines, linker, text);
  const named = withoutMisread(linker.spot(text), ofFields, text);
  const spots = inOrder([...named, ...furtherLicences(text, named, linker)]);
  const tasks = [...tasksIn(lines, spots, linker), ...ofFields];
  const inText = mentionsIn(lines, inOrder([...spots, ...tasks]), linker);
  const title = titleSkill(all, spots, linker);
  const isNamed = inText.some(({ conceptId }) => conceptId === title?.conceptId);
  const mentions = title && !isNamed ? [title, ...inText] : inText;
  const merged = mergeMentions(addYearsInJob(mentions, lines, text));
  const ofField = spots.filter(({ conceptId }) => !isOfAnyJob(conceptId, linker));
  const licences = new Set(mentions.filter(({ isLicence }) => isLicence).map(({ conceptId }) => conceptId));
  const trade = ofFields
    .filter(({ isOfTrade }) => isOfTrade)
    .map((task) => ({ ...task, isReworded: true as const }));
  const wanted = kinship
    ? withoutStrayRequirements(merged, text, kinship, [...ofField, ...trade], licences)
    : merged;
  const asked = wanted.map(({ places, ...one }) => ({ ...one, places: places.map(inSource) }));
  return { asked };
}
