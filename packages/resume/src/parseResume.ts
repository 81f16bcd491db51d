import type { DocumentText } from "./documentText.ts";
import { type EducationEntry, readEducation } from "./sections/education.ts";
import { type ExperienceEntry, readExperience } from "./sections/experience.ts";
import { readLanguages, type SpokenLanguage } from "./sections/languages.ts";
import { type Section, splitSections } from "./sections/sections.ts";

export interface ParsedResume {
  sections: Section[];
  experience: ExperienceEntry[];
  education: EducationEntry[];
  languages: SpokenLanguage[];
}

/** Takes a résumé apart into sections, jobs, studies and spoken languages. */
export function parseResume(document: DocumentText): ParsedResume {
  const sections = splitSections(document);
  const named = (name: Section["name"]) => sections.filter((section) => section.name === name);
  // Without any heading the jobs are in what is left after the contact block.
  const jobs = named("experience").length > 0 ? named("experience") : named("other");
  return {
    sections,
    experience: jobs.flatMap((section) => readExperience(section.lines)),
    education: named("education").flatMap((section) => readEducation(section.lines)),
    languages: readLanguages(named("languages").flatMap((section) => section.lines.map((line) => line.text))),
  };
}
