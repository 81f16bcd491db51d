import { composeMail, type Template } from "../../../platform/mail/template.ts";

/**
 * Notifies the owners of a job of an applicant's answer to an offer; the applicant's note is left out of the
 * email.
 */
export const offerAnswered: Template<{
  firstName: string;
  applicant: string;
  jobName: string;
  accepted: boolean;
  /** The reader may complete the hire. */
  completes: boolean;
  /** Null for a reader who has no pipeline. */
  link: string | null;
}> = {
  en: ({ firstName, applicant, jobName, accepted, completes, link }) =>
    composeMail(
      `${applicant} ${accepted ? "accepted" : "declined"} the offer: ${jobName}`,
      `Hello ${firstName},`,
      accepted
        ? `${applicant} accepted the offer for ${jobName}. ${completes ? "You can now complete the hire." : "The recruiters can now complete the hire."}`
        : `${applicant} declined the offer for ${jobName}. The application stays open, so another offer is possible.`,
      ...(link ? ["See the answer and what comes next here:", link] : []),
    ),
  nl: ({ firstName, applicant, jobName, accepted, completes, link }) =>
    composeMail(
      `${applicant} ${accepted ? "gaat akkoord met het aanbod" : "wijst het aanbod af"}: ${jobName}`,
      `Hallo ${firstName},`,
      accepted
        ? `${applicant} gaat akkoord met het aanbod voor de functie ${jobName}. ${completes ? "Je kunt de aanstelling nu afronden." : "De recruiters kunnen de aanstelling nu afronden."}`
        : `${applicant} wijst het aanbod voor de functie ${jobName} af. De sollicitatie blijft open; een ander aanbod is mogelijk.`,
      ...(link ? ["Bekijk hier het antwoord en de volgende stap:", link] : []),
    ),
};
