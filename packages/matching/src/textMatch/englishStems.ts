import data from "./wordStems.json" with { type: "json" };

const KEPT = new Set(data.englishKept);
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...data.englishIrregular, ...data.englishNouns }),
);
const SPELLINGS = data.englishSpellings.map(([from, to]) => ({ from: from ?? "", to: to ?? "" }));
const SHORTEST_STEM = 3;

function singular(word: string): string {
  if (word.endsWith("ies") || word.endsWith("ie")) return word.replace(/ies?$/, "y");
  const bare = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return bare.replace(/(?<=x|ch|sh|ss|z|o)e$/, "");
}

/** British to American where the letters say so; "-ise" is kept for "-ize", which is safe because both become equal. */
function americanize(word: string): string {
  let text = word;
  for (const { from, to } of SPELLINGS) if (text.includes(from)) text = text.replace(from, to);
  return text
    .replace(/iz(?=e|ing|ed|er|ation)/, "is")
    .replace(/yz(?=e|ing|ed|er)/, "ys")
    .replace(/(?<=[a-z]{2})our(?=$|[a-z]{1,5}$)/, (ending, at: number) =>
      at + ending.length >= 5 ? "or" : ending,
    )
    .replace(/([tb])re$/, "$1er")
    .replace(/(?<=[aeiou][^aeiou]+[ea])ll(?=ing|ed|er|or)/, "l")
    .replace(/(?<=[aeiou][^aeiou]*)ence$/, "ense");
}

/** Singular in American spelling. */
export function inflectEnglish(word: string): string {
  return americanize(singular(word));
}

/** What verb forms and nouns of an activity share. */
export function deriveEnglish(word: string): string {
  const base = inflectEnglish(IRREGULAR.get(word) ?? word);
  if (KEPT.has(base)) return base;
  if (/^analy[sz]/.test(base) && !base.endsWith("t") && !base.endsWith("tic")) return "analy";
  for (const ending of [/ation$/, /at(?:ing|ed|e)$/, /ment$/, /ing$/, /ed$/, /ion$/, /e$/]) {
    const bare = base.replace(ending, "");
    if (bare !== base && bare.length >= SHORTEST_STEM) return finish(bare);
  }
  return finish(base);
}

function finish(stem: string): string {
  return stem
    .replace(/(?<=[a-z]{3})e$/, "")
    .replace(/(?<=[a-z]{2})([bdfglmnprt])\1$/, "$1")
    .replace(/(?<=[^aeiou])y$/, "i");
}
