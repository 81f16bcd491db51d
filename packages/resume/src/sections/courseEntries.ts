import words from "../data/educationWords.json" with { type: "json" };
import type { DateRange } from "./dates.ts";

const courses =
  /(?<![\p{L}])(?:\p{L}*cursus(?:sen)?|courses?|training(?:en)?|leergang|workshops?|masterclass|webinar|seminar|summer school|nascholing|bijscholing|e-learning|certifica(?:at|te|tes|tion|ten)|certified|zertifikat|examinator|inschrijving|registratie|registration|licen[cst]\p{L}*|rijbewijs|first aid|eerste hulp|life support|food (?:hygiene|safety)|manual handling|working at heights?|(?:heftruck|reachtruck|hoogwerker|kettingzaag|spuit)\p{L}*|aed|adr|vca|bhv|ehbo|prince2|itil|ipma|pmp|psm|pspo|scrum|safe|lean|six sigma|cpim|cscp|cisco|ccna|aws|azure|comptia|togaf|istqb|haccp|nen \d+|iso \d+|ielts|toefl|nt2|stralings\p{L}+|sociale hygiëne|kwaliteitsregister|bko|teaching qualification|keurmeester|irata|stcw|gwo|acls|prevention officer|preventiemedewerker|rope access|cfa level \w+|microsoft certified|oracle certified|certifying staff)(?![\p{L}])/iu;
/** Who certifies may be called after masters: "Certified Sommelier, Court of Master Sommeliers". */
const certified = /^(?:•\s*)?(?:[^\t]{0,20}\t)?(?:\p{L}+ )?certified\s/iu;
const degrees = new Set(words.studies);

/** "Senior School Certificate", "Leaving Certificate", "A-levels": what a school ends with in other countries. */
const schoolLeaving =
  /(?<!\p{L})(?:(?:senior|leaving|secondary|high|middle)[\s-]+(?:school[\s-]+)?(?:leaving[\s-]+)?(?:certificate|diploma)|school[\s-]+certificate|advanced level|ordinary level|international baccalaureate)(?!\p{L})/iu;

/** Whether a text in a list of studies names a course or certificate: its words say so and none is a degree's. */
export function namesCourse(text: string): boolean {
  return certified.test(text) || (courses.test(text) && !namesDegree(text));
}

/** Whether a text names a degree or a level of school: one that a short course has not. */
export function namesDegree(text: string): boolean {
  if (schoolLeaving.test(text)) return true;
  return text
    .toLowerCase()
    .replace(/scrum[- ]master|nt2[- ]\p{L}+|staatsexamen nt2/gu, "")
    .split(/[\s,/()&:–-]+/u)
    .some((word) => degrees.has(word) || degrees.has(word.replace(/\.$/, "")));
}

/** Whether a text among courses names a degree beyond doubt: "Master" by itself can be of a trade. */
export function namesCertainDegree(text: string): boolean {
  return namesDegree(text.replace(/\bmasters?\b(?!\s+(?:of|in)\b|['’]s)/giu, ""));
}

/** Whether dates leave no time for more than a short course. */
export function isBrief({ start, end, current }: DateRange): boolean {
  return !current && start?.year === end?.year;
}
