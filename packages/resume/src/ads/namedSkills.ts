import { namesSeveralPeople } from "../skills/otherPeople.ts";
import type { SpottedConcept } from "../skills/skillLinker.ts";
import { leadershipIn } from "./leadership.ts";
import { isLicence } from "./licences.ts";
import type { SentencePlace } from "./sentences.ts";
import { isLanguageName, spokenLanguagesIn } from "./spokenLanguages.ts";

/** A skill by its place in a sentence. */
export interface NamedSkill extends SentencePlace {
  conceptId: string;
  isLanguage: boolean;
  isLicence: boolean;
}

/** How well or in which way a language is used: "excellent written English". */
const manner =
  /^(?:(?:very|zeer|heel|good|excellent|strong|fluent|goede?|uitstekende?|sterke?|vloeiende?|written|spoken|oral|verbal|business|professional|schriftelijke?|mondelinge?|zakelijke?|and|en)\s+)+/u;

/** Skills of one sentence by places in it: spoken languages by their own rules, others as spotted. */
export function namedSkillsIn(
  folded: string,
  spots: readonly SpottedConcept[],
  offset: number,
  conceptOf: (language: string) => string | null,
  leadership: string | null = null,
): NamedSkill[] {
  const inside = spots
    .map(({ start, end, ...spot }) => ({ ...spot, from: start - offset, to: end - offset }))
    .filter((spot) => spot.from >= 0 && spot.to <= folded.length)
    .filter((spot) => !namesSeveralPeople(folded.slice(spot.from, spot.to), spot));
  const [names, others] = partition(inside, (spot) =>
    isLanguageName(folded.slice(spot.from, spot.to).replace(manner, "")),
  );
  const skills = others.map(({ label, conceptId, ...spot }) => ({
    conceptId,
    from: spot.from,
    to: spot.to,
    isLanguage: false,
    isLicence: isLicence(label, folded.slice(spot.from, spot.to)),
  }));
  const languages = spokenLanguagesIn(folded).flatMap((language) => {
    const { code, ...place } = language;
    const own = names.find((name) => overlap(name, language) && name.from === language.from);
    const conceptId = own?.conceptId ?? conceptOf(code);
    if (
      conceptId === null ||
      skills.some((skill) => overlap(skill, language) && skill.conceptId !== conceptId)
    )
      return [];
    return [{ ...place, conceptId, isLanguage: true, isLicence: false }];
  });
  const leads = leadership === null ? [] : leadershipIn(folded);
  const leading = leads
    .filter((place) => !skills.some((skill) => overlap(skill, place) && skill.from <= place.from))
    .map((place) => ({ ...place, conceptId: leadership ?? "", isLanguage: false, isLicence: false }));
  return [
    ...skills.filter((skill) => ![...languages, ...leading].some((other) => overlap(skill, other))),
    ...languages,
    ...leading,
  ].sort((a, b) => a.from - b.from);
}

function partition<T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}

function overlap(a: SentencePlace, b: SentencePlace): boolean {
  return a.from < b.to && b.from < a.to;
}
