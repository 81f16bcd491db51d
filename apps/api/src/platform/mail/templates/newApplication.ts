import { type Template, write } from "./template.ts";

/** Tells who answers for a vacancy that somebody applied; without a link where the reader has no pipeline. */
export const newApplication: Template<{
  firstName: string;
  applicant: string;
  jobName: string;
  link: string | null;
}> = {
  en: ({ firstName, applicant, jobName, link }) =>
    write(
      `${applicant} applied for ${jobName}`,
      `Hello ${firstName},`,
      `${applicant} applied for ${jobName}.${link ? " You find the application here:" : ""}`,
      ...(link ? [link] : []),
    ),
  nl: ({ firstName, applicant, jobName, link }) =>
    write(
      `${applicant} solliciteerde op ${jobName}`,
      `Hallo ${firstName},`,
      `${applicant} solliciteerde op ${jobName}.${link ? " Je vindt de sollicitatie hier:" : ""}`,
      ...(link ? [link] : []),
    ),
};
