import type { DocumentText } from "./documentText.ts";
import { type Certificate, readCertificates } from "./sections/certificates.ts";
import { type EducationEntry, readEducation } from "./sections/education.ts";
import { type ExperienceEntry, readExperience } from "./sections/experience.ts";
import { readLanguages, type SpokenLanguage } from "./sections/languages.ts";
import { type ResumePerson, readPerson } from "./sections/readPerson.ts";
import { type Section, splitSections } from "./sections/sections.ts";

export interface ParsedResume {
  person: ResumePerson;
  sections: Section[];
  experience: ExperienceEntry[];
  education: EducationEntry[];
  languages: SpokenLanguage[];
  certificates: Certificate[];
}

/** Takes a résumé apart into the person, sections, jobs, studies, spoken languages and certificates. */
export function parseResume(document: DocumentText): ParsedResume {
  const sections = splitSections(document);
  const named = (name: Section["name"]) => sections.filter((section) => section.name === name);
  // Without any heading the jobs are in what is left after the contact block.
  const jobs = named("experience").length > 0 ? named("experience") : named("other");
  return {
    person: readPerson(document),
    sections,
    experience: jobs.flatMap((section) => readExperience(section.lines)),
    education: named("education").flatMap((section) => readEducation(section.lines)),
    languages: readLanguages(named("languages").flatMap((section) => section.lines.map((line) => line.text))),
    certificates: named("courses").flatMap((section) => readCertificates(section.lines)),
  };
}
