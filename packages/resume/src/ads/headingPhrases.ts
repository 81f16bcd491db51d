import words from "./headingPhrases.json" with { type: "json" };
import { phrasePattern } from "./phrasePattern.ts";

const kinds = ["offer", "apply", "about", "work", "profile"] as const;
const wholes = kinds.map((section) => ({
  section,
  whole: new RegExp(`^(?:${phrasePattern(words[section], words.classes).source})$`, "u"),
}));

/** The section that a heading tells by a turn of phrase, as "Op je bord" and "People who thrive here" do. */
export function sectionOfPhrase(bare: string): (typeof kinds)[number] | null {
  return wholes.find(({ whole }) => whole.test(bare))?.section ?? null;
}
