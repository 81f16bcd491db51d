import type { RequirementWeight } from "@vaardig/resume/ads/adRequirement";
import { readAd } from "@vaardig/resume/ads/readAd";
import type { CorpusDocument, GoldAd } from "./corpus.ts";
import { nameKey } from "./names.ts";
import { type FoundConcept, type SkillScore, scoreSkills } from "./skillScore.ts";
import type { StarterReader } from "./starterReader.ts";

export type FoundRequirement = FoundConcept & { weight: RequirementWeight };

export interface AdResult {
  id: string;
  gold: GoldAd;
  skills: SkillScore<GoldAd["asked"][number], FoundRequirement>;
  /** Found as required although the ad calls them unnecessary, or mentions them in passing. */
  notNeeded: FoundRequirement[];
  notAsked: FoundRequirement[];
  milliseconds: number;
}

/** Reads one ad through the product's path and compares it with its gold labels. */
export function measureAd({ id, bytes, gold }: CorpusDocument<GoldAd>, reader: StarterReader): AdResult {
  const text = new TextDecoder().decode(bytes);
  const start = performance.now();
  const { asked } = readAd(text, reader.linker, reader.kinship);
  const milliseconds = performance.now() - start;
  const found = asked.map(({ conceptId, level, weight, places }) => ({
    conceptId,
    level,
    weight,
    section: "",
    words: places.map((place) => text.slice(place.start, place.end)).join(" · "),
  }));
  const skills = scoreSkills(gold.asked, gold.allowed ?? [], found, reader);
  const among = (lists: readonly string[][] = []) => {
    const keys = lists.flat().map(nameKey);
    return skills.wrong.filter((one) => keys.some((key) => reader.namesOf.get(one.conceptId)?.has(key)));
  };
  return { id, gold, skills, notNeeded: among(gold.notNeeded), notAsked: among(gold.notAsked), milliseconds };
}
