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
      `${applicant} ${accepted ? "accepted" : "declined"} the offer: ${jobName}`,
      `Hello ${firstName},`,
      accepted
        ? `${applicant} accepted the offer for ${jobName}. The next step is to hire ${applicant}.`
        : `${applicant} declined the offer for ${jobName}. The application stays open, so another offer is possible.`,
      ...(link ? ["See the answer and what comes next here:", link] : []),
    ),
  nl: ({ firstName, applicant, jobName, accepted, link }) =>
    write(
      `${applicant} ${accepted ? "neemt het voorstel aan" : "wijst het voorstel af"}: ${jobName}`,
      `Hallo ${firstName},`,
      accepted
        ? `${applicant} neemt het voorstel voor ${jobName} aan. De volgende stap is het aannemen van ${applicant}.`
        : `${applicant} wijst het voorstel voor ${jobName} af. De sollicitatie blijft open; een ander voorstel is mogelijk.`,
      ...(link ? ["Bekijk hier het antwoord en wat er nu te doen is:", link] : []),
    ),
};
