import type { TextLine } from "../../documentText.ts";
import { namesDegree } from "../courseEntries.ts";
import { type EducationEntry, looksLikeInstitution } from "../education.ts";
import { type Named, organisationsIn } from "./namedIn.ts";
import { dateIn, proseSentences } from "./proseSentences.ts";

/** "I studied Law at …" names what was studied and no degree. */
const studied = /(?<!\p{L})(?:studied|studeerde(?: ik)?|read|gestudeerd)\s+(?<subject>\p{Lu}.{2,60})$/u;
const behind = /\s+(?:gedaan|gehaald|behaald|gevolgd|afgerond|af|obtained|gained|completed|graduated)$/iu;

/** Reads the studies that running text tells: "I did an HNC in Mechanical Engineering at Hull College (2010)." */
export function proseStudies(lines: readonly TextLine[]): EducationEntry[] {
  return proseSentences(lines).flatMap((sentence) => {
    const period = dateIn(sentence);
    if (period === null) return [];
    let from = 0;
    return schoolsIn(sentence.undated).flatMap((school) => {
      const degree = degreeOf(sentence.undated, from, school);
      from = school.end;
      const isStudy = degree !== null && (looksLikeInstitution(school.text) || namesDegree(degree));
      return isStudy ? [{ degree, institution: school.text, period, words: sentence.text }] : [];
    });
  });
}

/** "City of Glasgow College": what stands behind "of" is part of a name. */
function schoolsIn(text: string): Named[] {
  return organisationsIn(text).filter(({ index }) => !/^of\s/iu.test(text.slice(index)));
}

/** What was studied, named before its school or right behind it; null where nothing is. */
function degreeOf(text: string, from: number, school: Named): string | null {
  const before = text.slice(from, school.index).trim().replace(/,$/u, "").replace(behind, "");
  const after = /^,\s+([^,.;()]{3,60})/u.exec(text.slice(school.end))?.[1] ?? "";
  return studied.exec(before)?.groups?.subject?.trim() ?? fromDegree(before) ?? fromDegree(after);
}

/** The words from the degree on: "did an HNC in Law" is "HNC in Law"; null where none is a degree. */
function fromDegree(text: string): string | null {
  const words = text.split(" ");
  const at = words.findIndex((word) => namesDegree(word));
  return at < 0 ? null : words.slice(at).join(" ");
}
