import type { AdRequirement } from "../ads/adRequirement.ts";
import { toAdText } from "../ads/adText.ts";
import type { SkillLinker } from "../skills/skillLinker.ts";

/**
 * Skills that a text in a language no one reads names by a name that is the same in every language, such as SQL. Their
 * levels and weights stay open: what the words around them say is not known.
 */
export function namesInAd(
  source: string,
  linker: Pick<SkillLinker, "spot">,
  isName: (words: string) => boolean,
): AdRequirement[] {
  const { text, inSource } = toAdText(source);
  const found = new Map<string, AdRequirement>();
  for (const { conceptId, start, end } of linker.spot(text)) {
    if (!isName(text.slice(start, end))) continue;
    const one = found.get(conceptId) ?? { conceptId, level: null, weight: "neutral", places: [] };
    one.places.push(inSource({ start, end }));
    found.set(conceptId, one);
  }
  return [...found.values()];
}
