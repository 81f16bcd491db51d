import { type Template, write } from "../../../platform/mail/template.ts";

/** Tells who answers for a vacancy how an applicant answered an offer; their own words are read where they are kept. */
export const offerAnswered: Template<{
  firstName: string;
  applicant: string;
  jobName: string;
  accepted: boolean;
  /** Null where the reader has no pipeline. */
  link: string | null;
}> = {
  en: ({ firstName, applicant, jobName, accepted, link }) =>
    write(
      `${applicant} ${accepted ? "accepted" : "declined"} your offer: ${jobName}`,
      `Hello ${firstName},`,
      accepted
        ? `${applicant} accepts the offer for ${jobName}. What is left is the hire itself.`
        : `${applicant} declines the offer for ${jobName}. You can make another one, or go on with somebody else.`,
      ...(link ? [`What ${applicant} wrote, and what comes next, you find here:`, link] : []),
    ),
  nl: ({ firstName, applicant, jobName, accepted, link }) =>
    write(
      `${applicant} ${accepted ? "neemt je aanbod aan" : "wijst je aanbod af"}: ${jobName}`,
      `Hallo ${firstName},`,
      accepted
        ? `${applicant} neemt het aanbod voor ${jobName} aan. Wat nog rest, is het aannemen zelf.`
        : `${applicant} wijst het aanbod voor ${jobName} af. Je kunt een ander aanbod doen, of met iemand anders verdergaan.`,
      ...(link ? [`Wat ${applicant} schreef en wat er nu te doen is, vind je hier:`, link] : []),
    ),
};
