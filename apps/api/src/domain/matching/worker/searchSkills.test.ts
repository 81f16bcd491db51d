import type { Label } from "@vaardig/matching/textMatch/labelStore";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import { describe, expect, test } from "vitest";
import { buildTaxonomyTexts } from "./taxonomyTexts.ts";

function labelsOf({ key, aliases, ...names }: StarterSkill | StarterJob): Label[] {
  return (["en", "nl"] as const).flatMap((lang) => [
    { conceptId: key, label: names[lang], lang, preferred: true },
    ...aliases[lang].map((label) => ({ conceptId: key, label, lang, preferred: false })),
  ]);
}

const { skills, jobs } = loadStarter();
const starter = {
  skills: skills.flatMap(labelsOf),
  titles: jobs.flatMap(labelsOf),
  relations: jobs.flatMap((job) =>
    job.skills.map(({ skill, kind }) => ({ occupationId: job.key, skillId: skill, kind })),
  ),
};
const { search } = buildTaxonomyTexts(starter, { skills: [], titles: [], relations: [] });
const found = (text: string, lang: string) => search.search(text, { lang }).map((hit) => hit.conceptId);

const SHORT_FORMS = {
  k8s: "kubernetes",
  sql: "sql",
  "c#": "csharp-dotnet",
  aws: "aws",
  "ci/cd": "ci-cd",
  bhv: "emergency-response-officer",
  ehbo: "first-aid",
  vca: "vca",
  seo: "seo",
  avg: "gdpr",
  btw: "vat-returns",
  dotnet: "csharp-dotnet",
  reactjs: "react",
  postgres: "postgresql",
};
const TYPOS = {
  excell: "microsoft-excel",
  exel: "microsoft-excel",
  pythn: "python",
  kuberntes: "kubernetes",
  fotoshop: "adobe-photoshop",
  javascrpt: "javascript",
  boekhoudn: "bookkeeping",
  doker: "docker",
  scurm: "agile-scrum",
  "projekt management": "project-management-skill",
  salarisadministartie: "payroll",
};
const WRITTEN_OTHERWISE = {
  "leiding geven": "people-management",
  "order picken": "order-picking",
  "power bi": "power-bi",
  powerbi: "power-bi",
  machinelearning: "machine-learning",
  "project management": "project-management-skill",
  "tig lassen": "welding-tig",
  "vakken vullen": "shelf-replenishment",
  warmtepompen: "heat-pump-systems",
  zonnepaneel: "solar-pv-installation",
};
const EVERYDAY_WORDS = {
  boekhouden: "bookkeeping",
  boekhouding: "bookkeeping",
  payroll: "payroll",
  rijbewijs: "driving-licence-b",
  wondverzorging: "wound-care",
  teamwork: "teamwork",
  samenwerken: "teamwork",
  koken: "cooking",
  cooking: "cooking",
  word: "microsoft-word",
  excel: "microsoft-excel",
  heftruck: "forklift-driving",
  zonnepanelen: "solar-pv-installation",
  bloedprikken: "blood-sampling",
  klantenservice: "customer-support",
  "customer service": "customer-support",
  kinderopvang: "childcare-daily-care",
  thuiszorg: "home-nursing",
  nederlands: "dutch-language",
  inkoop: "purchasing",
};
const JOB_TITLES = {
  verpleegkundige: "nursing-assessment",
  accountant: "financial-audit",
  boekhouder: "bookkeeping",
  kok: "cooking",
  lasser: "welding-general",
  welder: "welding-general",
  elektricien: "residential-electrical",
  timmerman: "carpentry",
  schilder: "painting",
  vrachtwagenchauffeur: "truck-driving",
  recruiter: "applicant-tracking",
  fysiotherapeut: "exercise-therapy",
  "software engineer": "software-development",
  verkoper: "retail-sales",
};
const NONSENSE = [
  "asdfgh",
  "qwerty",
  "blah",
  "foobar",
  "zzz",
  "12345",
  "het weer",
  "sneeuwpop",
  "lorem ipsum",
  "?",
];

describe.each(["en", "nl"])("search on a screen in %s", (lang) => {
  const all = { ...SHORT_FORMS, ...TYPOS, ...WRITTEN_OTHERWISE, ...EVERYDAY_WORDS, ...JOB_TITLES };
  test.each(Object.entries(all))("%s leads to %s first", (text, skill) => {
    expect(found(text, lang)[0]).toBe(skill);
  });

  test.each(NONSENSE)("%s finds nothing", (text) => {
    expect(found(text, lang)).toEqual([]);
  });
});
