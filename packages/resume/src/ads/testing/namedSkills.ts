import type { SkillLinker } from "../../skills/skillLinker.ts";
import { readAd } from "../readAd.ts";

const NAMES =
  "Java developers,Java developer,SQL-specialist,Java,Python,SQL,Docker,Kubernetes,Excel,Word,SAP,Exact,Power BI,C++,React,Git,AWS,Scrum,HACCP,Figma,planning,lassen,welding,inkoop,facturen,onderhandelen,metselen,timmeren,boekhouding,salarisadministratie,wondzorg,psychiatrie,recruitment,sales,marketing,dementiezorg,rapporteren,koken,rijbewijs B,rijbewijs,driving licence,BIG-registratie,VCA,VOG,DBS check,heftruckcertificaat,forklift certificate,statistics,communicatieve vaardigheden,communication skills,yoga,klantenservice,Salesforce,code review,orderpicken,loodgieterswerk,je schrijft goed,written English,goede contactuele eigenschappen".split(
    ",",
  );
const LANGUAGES = ["Dutch", "English", "German", "French", "Nederlands", "Engels", "Duits", "Frans"];
const CONCEPT: Record<string, string> = {
  nederlands: "Dutch",
  engels: "English",
  duits: "German",
  frans: "French",
  "java developer": "Java",
  "java developers": "Java",
  "sql-specialist": "SQL",
};
const all = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NAMES, ...LANGUAGES].map((name) => name.replace(/[+.]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
const byName = new Map([...NAMES, ...LANGUAGES].map((name) => [name.toLowerCase(), name]));
const conceptOf = (name: string) => CONCEPT[name.toLowerCase()] ?? byName.get(name.toLowerCase()) ?? name;

/** Spots some names wherever they stand, and links a language to its English name. */
export const namedSkills: SkillLinker = {
  link: (phrase) => {
    const conceptId = conceptOf(phrase);
    return LANGUAGES.includes(conceptId) ? [{ conceptId, label: conceptId, score: 1 }] : [];
  },
  spot: (text) =>
    [...text.matchAll(all)].map(({ 0: words, index }) => ({
      conceptId: conceptOf(words),
      label: words,
      start: index,
      end: index + words.length,
    })),
};

/** What a text asks for: names without those of neutral weight and unknown level marked, e.g. "SQL must 4". */
export function askedOf(text: string): string[] {
  return readAd(text, namedSkills).asked.map(({ conceptId, weight, level }) =>
    [conceptId, weight === "neutral" ? null : weight, level].filter((part) => part !== null).join(" "),
  );
}
