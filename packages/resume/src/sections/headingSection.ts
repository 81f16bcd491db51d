import headings from "../data/headings.json" with { type: "json" };

export type SectionName = keyof typeof headings | "other";

const sectionOf = new Map<string, SectionName>(
  Object.entries(headings).flatMap(([name, words]) =>
    words.map((word): [string, SectionName] => [headingKey(word), name as SectionName]),
  ),
);

/** "Skills, scored out of 5", "Software – op een schaal van 1 tot 5": how the list below is rated. */
const scale =
  /(?:,|\s[–—-])\s+(?:\p{L}+\s+){0,2}(?:out of|on a scale|op een schaal|van de|uit|scores?|1)\s.{0,25}\d\s*:?$/iu;
/** "Mijn opleidingen", "relevante cursussen" */
const owner =
  /^(?:mijn|my|onze|our|relevante?|relevant|overige|other|selected|key|belangrijkste|recente?|recent|formele|formal|professionele|professional|additional|aanvullende|meine|mes|mis)\s+/iu;

/** The section that a heading opens, in English or Dutch, or null when the text is no known heading. */
export function headingSection(text: string): SectionName | null {
  const bare = text.replace(/\s*\([^()]*\)\s*:?$|\s+\d{4}\s*[-–—]\s*\p{L}+$/u, "").replace(scale, "");
  if (text.length > 60 || text.startsWith("•") || /\d/.test(bare)) return null;
  const key = headingKey(text);
  const known =
    sectionOf.get(key) ??
    sectionOf.get(headingKey(bare)) ??
    sectionOf.get(headingKey(bare.replace(owner, "")));
  if (known) return known;
  const [first, second, third] = key.split(" and ");
  if (first === undefined || second === undefined || third !== undefined) return null;
  return sectionOf.has(second) ? (sectionOf.get(first) ?? null) : null;
}

function headingKey(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/’/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const closed = /^\p{L}(?: \p{L}){3,}$/u.test(bare) ? bare.replace(/ /g, "") : bare;
  return closed.replace(/\s*[&+/|•]\s*|\s+en\s+/g, " and ").replace(/\s+/g, " ");
}
