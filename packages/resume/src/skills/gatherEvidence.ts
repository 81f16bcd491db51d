import type { TextLine } from "../documentText.ts";
import { limits } from "../limits.ts";
import type { ParsedResume } from "../parseResume.ts";
import { namesDegree } from "../sections/courseEntries.ts";
import { monthIndex, type YearMonth } from "../sections/dates.ts";
import type { ExperienceEntry } from "../sections/experience.ts";
import type { SectionName } from "../sections/headingSection.ts";
import { isLanguageLevel, namesLanguage } from "../sections/languages.ts";
import { type MonthSpan, spanOf } from "../sections/monthSpan.ts";
import { toParagraphs } from "../sections/paragraphs.ts";
import type { Section } from "../sections/section.ts";
import { drivingLicences } from "./drivingLicences.ts";
import { extraHeadParts } from "./extraHeadParts.ts";
import { linkPhrases } from "./linkPhrases.ts";
import { skillsOfWorks } from "./listedWorks.ts";
import { profileLines } from "./profileLines.ts";
import { splitRated } from "./ratedLines.ts";
import type { SkillEvidence } from "./skillEvidence.ts";
import type { OccupationSkills, SkillLinker, SkillRelatedness } from "./skillLinker.ts";
import { splitSkillList } from "./skillPhrases.ts";
import { spotSkills } from "./spotSkills.ts";

export interface EvidenceSources {
  linker: SkillLinker;
  occupations?: OccupationSkills | undefined;
  kinship?: SkillRelatedness | undefined;
  today: YearMonth;
}

export interface GatheredEvidence {
  evidence: SkillEvidence[];
  unlinked: string[];
  negated: Set<string>;
}

/** Sections whose running text speaks about skills; contact, languages, hobbies and references never do. */
const runningText: ReadonlySet<SectionName> = new Set(["summary", "courses", "projects"]);
/**
 * A title implies what nearly all jobs of that name ask for and few others do: "accurate" says nothing of a person.
 * With looser limits more than half of such skills are wrong on the reading corpus.
 */
const IMPLIED_SCORE = 0.9;
const IMPLIED_RARITY = 2.5;
const IMPLIED_PER_TITLE = 3;
/** Who learns a job has not done all of it. */
const learning =
  /\b(?:intern|internship|trainee|apprentice|junior|stagiaire?|stage|leerling|assistent|assistant|student|werkstudent)\b/iu;

/** The name of a job and no more: a longer text resembles many. */
const jobTitle = /^\p{L}[\p{L}/&.'’-]*(?: [\p{L}/&.'’-]+){0,4}$/u;

/** The name of a degree is no skill: "BSc Software Engineering", "Mbo ICT-beheer". What it was about beside that may be. */
const degreeName =
  /(?<![\p{L}-])(?:bachelor(?:'s)?|master(?:'s)?|bsc|msc|b\.sc|m\.sc|ba|ma|llb|llm|beng|meng|mphil|mpharm|phd|ph\.d|doctorate|hbo-v|[vh]?mbo|hbo|wo|mts|hts|lts|mavo|havo|vwo|hn[cd]|nvq|btec|diplom(?:-\p{L}+)?|postgraduate (?:diploma|certificate)|associate degree)(?![\p{L}-])[^,;(|:–•]*/giu;
/** Nor is the name of a school: "Da Vinci College". */
const schoolName =
  /(?:\p{Lu}[\p{L}'’-]*\s+){1,4}(?:College|University|Hogeschool|Lyceum|School|Institute|Academy|Gymnasium)(?!\p{L})/gu;

/** What someone wrote or spoke about is no skill by itself: a list of papers names the fields of others too. */
const writings =
  /(?<!\p{L})(?:publi[ck]at\p{L}+|papers|articles|artikelen|talks|lectures|lezingen|voordrachten|conferences?|congress\p{L}*|proceedings|patents|octrooien)(?!\p{L})/iu;

function listsWritings({ name, heading }: Section): boolean {
  return name === "projects" && writings.test(heading ?? "") && !/proje[ck]t/iu.test(heading ?? "");
}

/** A study's name without its qualification: "PGCE" stays of "PGCE Secondary Geography". */
const QUALIFICATION = 4;

/** The names of studies tell what was learnt, not what someone can do: "Gespecialiseerd kok, mbo 4". */
function withoutStudies(text: string, studies: readonly string[]): string {
  return studies.reduce((rest, study) => {
    const kept = study.split(/[\s,()]+/u).filter((word) => word.length >= QUALIFICATION && namesDegree(word));
    return rest.replace(study, ["…", ...kept, "…"].join(" "));
  }, text);
}

function withoutDegrees(text: string): string {
  return text.replace(degreeName, "…").replace(schoolName, "…");
}

/** Collects everything in a résumé that speaks for a skill, in document order, titles last. */
export function gatherEvidence(resume: ParsedResume, sources: EvidenceSources): GatheredEvidence {
  const gathered: GatheredEvidence = { evidence: [], unlinked: [], negated: new Set() };
  const document = resume.sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
  const spot = (paragraphs: readonly string[], section: SectionName, span: MonthSpan | null) => {
    const { evidence, negated } = spotSkills(paragraphs, sources.linker, { section, span }, document);
    gathered.evidence.push(...evidence);
    for (const id of negated) gathered.negated.add(id);
  };
  const phrases = [];
  const studies = resume.education.flatMap(({ degree }) =>
    degree !== null && namesDegree(degree) ? [degree] : [],
  );
  for (const section of resume.sections) {
    const { listed, told } = splitSection(section);
    const list = splitSkillList(listed, section.heading);
    phrases.push(...list.phrases);
    spot(list.sentences, "skills", null);
    if (listsWritings(section)) continue;
    if (section.name === "education")
      spot(
        toParagraphs(told).map((text) => withoutDegrees(withoutStudies(text, studies))),
        "education",
        null,
      );
    else if (runningText.has(section.name)) spot(toParagraphs(told), section.name, null);
    else if (section.name === "experience" || section.name === "other") {
      const inEntries = new Set(
        resume.experience.flatMap((entry) => [...entry.headline, ...entry.description]),
      );
      spot(toParagraphs(told.filter((line) => !inEntries.has(line))), section.name, null);
    }
  }
  for (const entry of resume.experience) {
    const span = entry.period ? spanOf(entry.period, sources.today) : null;
    const told = [...extraHeadParts(entry), ...toParagraphs(entry.description)];
    spot([...(entry.title ? [entry.title] : []), ...told], "experience", span);
  }
  gathered.evidence.push(...skillsOfWorks(resume.sections, sources.linker));
  const licences = resume.sections.filter(({ name }) => name !== "references");
  spot(drivingLicences(licences.flatMap(textsOf)), "contact", null);
  spot(profileLines(resume), "summary", null);
  const linked = linkPhrases(phrases.slice(0, limits.listItems), sources.linker);
  gathered.evidence.unshift(...linked.evidence);
  gathered.unlinked.push(...new Set(linked.unlinked));
  for (const id of linked.negated) gathered.negated.add(id);
  gathered.evidence.push(...latestJobs(resume.experience).flatMap((entry) => inferred(entry, sources)));
  return gathered;
}

/** Sections where what is rated is no skill of the person's work. */
const neverSkills: ReadonlySet<SectionName> = new Set(["languages", "hobbies", "references"]);

/** What a section lists as skills, and what else it says; of "Languages & skills" the lines that name no language are skills. */
function splitSection({ name, heading, lines }: Section): { listed: TextLine[]; told: TextLine[] } {
  if (name === "skills") return { listed: lines, told: [] };
  if (!neverSkills.has(name)) {
    const { rated, rest } = splitRated(lines, heading);
    return { listed: rated, told: rest };
  }
  const isMixed =
    name === "languages" && heading !== null && /skill|vaardig|kennis|software|computer/i.test(heading);
  const isOfLanguages =
    /^(?:talenkennis|taal\p{L}+|language)/iu.test(heading ?? "") &&
    !/[&+/]|\b(?:and|en)\b/i.test(heading ?? "");
  const isSkill = ({ text }: TextLine) => !namesLanguage(text) && !isLanguageLevel(text);
  // "Languages: Python, SQL": of programming, where no line names one that people speak.
  if (name === "languages" && lines.every(isSkill)) return { listed: lines, told: [] };
  return { listed: isMixed && !isOfLanguages ? lines.filter(isSkill) : [], told: [] };
}

/** The lines of a section, the first with its heading, which may say what it is about. */
function textsOf({ heading, lines }: Section): string[] {
  return lines.map(({ text }, index) => (index === 0 && heading !== null ? `${heading}: ${text}` : text));
}

/** The job that someone has or had last: what titles of long ago imply is mostly wrong by now. */
function latestJobs(jobs: readonly ExperienceEntry[]): ExperienceEntry[] {
  const endOf = ({ period }: ExperienceEntry) =>
    period?.current ? Number.POSITIVE_INFINITY : period?.end ? monthIndex(period.end, 12) : 0;
  return jobs.toSorted((a, b) => endOf(b) - endOf(a)).slice(0, 1);
}

function inferred(entry: ExperienceEntry, { occupations, today }: EvidenceSources): SkillEvidence[] {
  const { title } = entry;
  if (!occupations || title === null || learning.test(title) || !jobTitle.test(title)) return [];
  const span = entry.period ? spanOf(entry.period, today) : null;
  return occupations
    .forTitle(title)
    .filter(({ score, rarity }) => score >= IMPLIED_SCORE && rarity >= IMPLIED_RARITY)
    .sort((a, b) => b.rarity - a.rarity || b.score - a.score || (a.conceptId < b.conceptId ? -1 : 1))
    .slice(0, IMPLIED_PER_TITLE)
    .map(({ conceptId, label }) => ({
      conceptId,
      label,
      certainty: "inferred",
      words: title,
      excerpt: {
        before: "",
        match: title,
        after: entry.organisation === null ? "" : ` · ${entry.organisation}`,
      },
      section: "experience",
      level: null,
      years: null,
      span,
    }));
}
