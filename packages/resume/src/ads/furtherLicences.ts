import type { SkillLinker, SpottedConcept } from "../skills/skillLinker.ts";

/** Only the name itself, not one that looks like it. */
const SURELY = 0.99;
const licence = /rijbewijs|driving licen[cs]e|driver'?s licen[cs]e|licen[cs]e [a-e]\p{L}?$/iu;
/** A class of two signs or more is one wherever it stands behind the licence: "Rijbewijs B; BE is mooi meegenomen". */
const bareClass = /(?<![\p{L}\p{N}+/-])(?:AM|BE|CE|DE|C1E?|D1E?|[BCD]\+E)(?![\p{L}\p{N}+-])/gu;
/** A letter alone is one where a list joins it: "B, C en D". */
const joinedClass = /^\s*(?:,|\/|&|\+|;|,?\s*(?:en|and|of|or|en\/of|and\/or))\s*([ABCDT])(?![\p{L}\p{N}+-])/u;

/** Further classes of driving licences that stand behind one in its line without the word. */
export function furtherLicences(
  text: string,
  spots: readonly SpottedConcept[],
  linker: Pick<SkillLinker, "link">,
): SpottedConcept[] {
  return spots
    .filter(({ label, start, end }) => licence.test(label) || licence.test(text.slice(start, end)))
    .flatMap(({ end }) => {
      const lineEnd = text.indexOf("\n", end);
      const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
      // In a line of capitals these say nothing.
      if (/\p{Lu}{3}/u.test(rest) && !/\p{Ll}/u.test(rest)) return [];
      const bare = [...rest.matchAll(bareClass)].map((match) => ({
        name: match[0],
        from: end + match.index,
      }));
      return [...bare, ...joinedTo(text, end)].flatMap(({ name, from }) => {
        const to = from + name.length;
        if (spots.some((spot) => spot.start < to && from < spot.end)) return [];
        const [linked] = linker.link(`Rijbewijs ${name}`, { k: 1, minScore: SURELY });
        return linked ? [{ conceptId: linked.conceptId, label: linked.label, start: from, end: to }] : [];
      });
    });
}

function joinedTo(text: string, from: number): { name: string; from: number }[] {
  const match = joinedClass.exec(text.slice(from));
  const [whole, name] = match ?? [];
  if (whole === undefined || name === undefined) return [];
  const end = from + whole.length;
  return [{ name, from: end - name.length }, ...joinedTo(text, end)];
}
