import type { CandidateRetention } from "@vaardig/contract/candidates/candidateList";
import { composeCompanyMail, type Template } from "../../../platform/mail/template.ts";

interface Values {
  firstName: string;
  companyName: string;
  link: string;
  /** The retention state without consent. */
  without: CandidateRetention["state"];
  /** The day on which the details are deleted, formatted; empty when no period runs. */
  day: string;
}

const EN = ({ without, day }: Values) =>
  ({
    counting: ` Without your consent they will be deleted on ${day}.`,
    in_process:
      " Without your consent they will be deleted four weeks after you are no longer considered for a job here.",
    own_account: " Whatever you answer, your account and everything in it stays until you delete it.",
  })[without];
const NL = ({ without, day }: Values) =>
  ({
    counting: ` Zonder je toestemming worden ze op ${day} verwijderd.`,
    in_process:
      " Zonder je toestemming worden ze verwijderd zodra je hier vier weken voor geen enkele functie meer in beeld bent.",
    own_account:
      " Wat je ook antwoordt: je account blijft bestaan, met alles wat erin staat, tot je het verwijdert.",
  })[without];

/** Asks an external person for consent to keep their details for a year. */
export const consentRequest: Template<Values> = {
  en: (values) =>
    composeCompanyMail(
      values.companyName,
      `May ${values.companyName} keep your details?`,
      `Hello ${values.firstName},`,
      `${values.companyName} would like to keep your details for a year, so that it can contact you about suitable jobs.${EN(values)}`,
      "Answer on this page; the link works once and expires after 14 days:",
      values.link,
      "You can change your mind at any time by replying to this email.",
    ),
  nl: (values) =>
    composeCompanyMail(
      values.companyName,
      `Mag ${values.companyName} je gegevens bewaren?`,
      `Hallo ${values.firstName},`,
      `${values.companyName} wil je gegevens graag een jaar bewaren, om je te kunnen benaderen voor passende functies.${NL(values)}`,
      "Antwoord op deze pagina; de link werkt één keer en verloopt na 14 dagen:",
      values.link,
      "Je kunt je altijd bedenken door deze e-mail te beantwoorden.",
    ),
};
