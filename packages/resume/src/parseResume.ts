import type { DocumentText, TextLine } from "./documentText.ts";
import type { Certificate } from "./sections/certificate.ts";
import { readCertificates } from "./sections/certificates.ts";
import { namesCertainDegree } from "./sections/courseEntries.ts";
import { findDate, findDateRange } from "./sections/dates.ts";
import { type EducationEntry, readEducation } from "./sections/education.ts";
import { type ExperienceEntry, readExperience } from "./sections/experience.ts";
import { looksLikeRole } from "./sections/headlineWords.ts";
import { languagesInText, readLanguages, type SpokenLanguage } from "./sections/languages.ts";
import { mainLanguage } from "./sections/mainLanguage.ts";
import { proseJobs } from "./sections/prose/proseJobs.ts";
import { proseStudies } from "./sections/prose/proseStudies.ts";
import { type ResumePerson, readPerson } from "./sections/readPerson.ts";
import type { Section } from "./sections/section.ts";
import { splitSections } from "./sections/sections.ts";
import { withCapitals } from "./sections/smallLetters.ts";
import { oddCertificates, strayCertificates } from "./sections/strayCertificates.ts";

export interface ParsedResume {
  /** ISO 639-1 code of its main language, so that a third one can be named; null when unclear. */
  mainLanguage: string | null;
  person: ResumePerson;
  sections: Section[];
  experience: ExperienceEntry[];
  education: EducationEntry[];
  languages: SpokenLanguage[];
  certificates: Certificate[];
}

/** Where someone tells of a working life in sentences. */
const mayTell: ReadonlySet<Section["name"]> = new Set([
  "summary",
  "experience",
  "education",
  "other",
  "contact",
]);

/** Takes a résumé apart into the person, sections, jobs, studies, spoken languages and certificates. */
export function parseResume(given: DocumentText): ParsedResume {
  const document = withCapitals(given);
  const sections = splitSections(document);
  const named = (name: Section["name"]) => sections.filter((section) => section.name === name);
  // Without any heading the jobs are in what is left after the contact block.
  const courses = named("courses").map(({ lines, heading }) => ({ heading, ...partedByDegree(lines) }));
  const education = [
    ...named("education").map(({ lines }) => lines),
    ...courses.map(({ studies }) => studies),
  ].map((lines) => readEducation(lines));
  const jobs = named("experience").length > 0 ? named("experience") : named("other");
  const entries = jobs.flatMap((section) => readExperience(section.lines));
  // A timeline may go on with studies.
  const listed = entries.filter((entry) => !isStudy(entry));
  const told = sections.filter(({ name }) => mayTell.has(name)).flatMap(({ lines }) => lines);
  const studies = [
    ...education.flatMap((one) => one.studies),
    ...entries.filter(isStudy).map(({ title, organisation, period, words }) => ({
      degree: title,
      institution: organisation,
      period,
      words,
    })),
  ];
  return {
    mainLanguage: mainLanguage(document),
    person: readPerson(
      document,
      named("contact").flatMap((section) => section.lines.map(({ text }) => text)),
      named("summary")[0]?.lines[0]?.text ?? "",
    ),
    sections,
    experience: listed.length > 0 ? listed : proseJobs(told),
    education: studies.length > 0 ? studies : proseStudies(told),
    languages: languagesOf(sections),
    certificates: [
      ...education.flatMap(({ courseLines }) => readCertificates(courseLines)),
      ...courses.flatMap(({ others, heading }) => readCertificates(others, heading)),
      ...[...strayCertificates(sections), ...oddCertificates(sections)].flatMap((line) =>
        readCertificates([line]),
      ),
    ],
  };
}

/** "BEng (Hons) Mechanical Engineering" among jobs. */
function isStudy({ title }: ExperienceEntry): boolean {
  return title !== null && !looksLikeRole(title) && namesCertainDegree(title.split(/\s/u)[0] ?? "");
}

/** Degrees among courses and certificates ("Qualifications") are studies. */
function partedByDegree(lines: readonly TextLine[]): { studies: TextLine[]; others: TextLine[] } {
  const isDegree = ({ text }: TextLine) =>
    namesCertainDegree(text) && (findDateRange(text) ?? findDate(text)) !== null;
  return { studies: lines.filter(isDegree), others: lines.filter((line) => !isDegree(line)) };
}

/** Languages of the sections for them, whose heading may say the level; else those that other text names with a level. */
function languagesOf(sections: readonly Section[]): SpokenLanguage[] {
  const lines = sections
    .filter(({ name }) => name === "languages")
    .flatMap(({ heading, lines: own }) =>
      own.map(({ text }, index) => (index === 0 && heading !== null ? `${heading}: ${text}` : text)),
    );
  const listed = readLanguages(lines);
  if (listed.length > 0) return listed;
  const others = sections.filter(({ name }) => ["summary", "skills", "contact", "other"].includes(name));
  return languagesInText(others.flatMap((section) => section.lines.map(({ text }) => text)));
}
