const ligatures: Record<string, string> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};

/** Signs before an address, a number or a heading: telephones, envelopes, houses, pins, gears and the like; marks of ratings stay. */
const pictographs =
  /(?![★☆⭐✔✓✦✧✩✪●○◯⚪⚫❤♥♡♦◆©®™•▪▫◾◽#*0-9])(?:\p{Extended_Pictographic}\ufe0f?|[☎☏✆✉⌂⚲◎⚙⌖⎈➤➔])/gu;

/** Marks of a rating that stand apart: "● ● ● ○ ○". */
const apart = /[★☆●○■□◆◇⬤◯▮▯⭐♥♡](?: [★☆●○■□◆◇⬤◯▮▯⭐♥♡]){2,9}/gu;

/** Normalises one line: composed letters, ligatures spelled out, symbol-font bullets as "•", leaders ("Excel ..... goed") as tabs, no control or invisible characters; tabs stay. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\ufb00-\ufb06]/g, (letter) => ligatures[letter] ?? letter)
    .replace(apart, (run) => run.replace(/ /g, ""))
    .replace(/(?<=^|\s)[\uf0a7\uf0b7\uf0d8\uf076\u25aa\u25ab\u25cf\u25e6\u2023\u2043\u00b7](?=\s)/g, "•")
    .replace(/[\ue000-\uf8ff\u{f0000}-\u{ffffd}]/gu, " ")
    .replace(pictographs, " ")
    .replace(/(?<=^|\t)\s*(?![◆◇⬤◯▮▯⭐]{2})(?![★☆✓✔✦✪●○◯⚪⚫▪▫■□])\p{So}+(?=\s)/gu, " ")
    .replace(/\u00ad(?=.)|[\u200b-\u200d\u2060\ufeff\ufffd]/gu, "")
    .replace(/[^\P{Cc}\t\n]/gu, " ")
    .replace(/(?<=\S)(?:\s*(?:[._·․‧]\s?){4,}| \.{3,}(?= ))\s*(?=\S)/gu, "\t")
    .replace(/[^\S\t\n]+/g, " ")
    .replace(/ *\t[\t ]*/g, "\t")
    .trim()
    .replace(/^(?:•|[-–—*➢➤✓✔>](?=\s))\s*(?=\S)/u, "• ");
}
