import type { Language } from "@vaardig/contract/limits";
import { composeCompanyMail, type Template } from "../../../platform/mail/template.ts";

type Kind = "received" | "again" | "resume" | "ended";

interface Values {
  jobName: string;
  companyName: string;
  /**
   * `again`: a repeated application; `resume`: the same, and the new résumé replaces the earlier one; `ended`: the
   * company has decided, perhaps without having announced it, so nothing is added and the decision is not mentioned.
   */
  kind: Kind;
  /**
   * How the applicant follows the application: by setting a password or by signing in; null for email only.
   */
  follow: { by: "password" | "sign-in"; link: string } | null;
  /** The résumé stays with the application alone, because the profile already has one. */
  ownResume: boolean;
}

type Said = Record<Kind, (company: string, job: string) => string>;

const SENT_AGAIN = {
  en: (job: string) => `Your application for ${job}: sent again`,
  nl: (job: string) => `Je sollicitatie op de vacature ${job} is opnieuw binnengekomen`,
};
const SUBJECT: Record<Language, Record<Kind, (job: string) => string>> = {
  en: {
    received: (job) => `We received your application for ${job}`,
    again: SENT_AGAIN.en,
    resume: SENT_AGAIN.en,
    ended: (job) => `Your application for ${job} was not added`,
  },
  nl: {
    received: (job) => `Je sollicitatie op de vacature ${job} is binnen`,
    again: SENT_AGAIN.nl,
    resume: SENT_AGAIN.nl,
    ended: (job) => `Je sollicitatie op de vacature ${job} is niet toegevoegd`,
  },
};

const NEWS: Record<Language, Said> = {
  en: {
    received: (company, job) => `Thank you for your application for ${job}. ${company} has received it.`,
    again: (company, job) => `${company} already has your application for ${job}. It stays as it was.`,
    resume: (company, job) =>
      `${company} already has your application for ${job}. The résumé you sent now replaces the earlier one. The other answers in your application stay as they were.`,
    ended: (company, job) =>
      `${company} already has your details for ${job}, so what you sent now was not added. Do you have a question about it? Contact ${company}.`,
  },
  nl: {
    received: (company, job) =>
      `Bedankt voor je sollicitatie op de vacature ${job}. ${company} heeft die ontvangen.`,
    again: (company, job) =>
      `${company} heeft je sollicitatie op de vacature ${job} al. Er verandert niets aan.`,
    resume: (company, job) =>
      `${company} heeft je sollicitatie op de vacature ${job} al. Het cv dat je nu stuurde, vervangt het eerdere. De andere antwoorden bij je sollicitatie blijven zoals ze waren.`,
    ended: (company, job) =>
      `${company} heeft je gegevens voor de vacature ${job} al. Wat je nu stuurde, is daarom niet toegevoegd. Heb je hier een vraag over? Neem contact op met ${company}.`,
  },
};

/** Advice for an address owner who did not apply; a stranger's résumé may have replaced theirs. */
const NOT_YOU: Record<Language, Record<Kind, (company: string) => string>> = {
  en: {
    received: () =>
      "If you did not apply, someone else entered your address. You do not have to do anything.",
    again: () =>
      "If you did not send this again, someone else entered your address. You do not have to do anything.",
    resume: (company) =>
      `If it was not you who sent this again, tell ${company}: the résumé it has now is not yours.`,
    ended: () =>
      "If you did not send this, someone else entered your address. You do not have to do anything.",
  },
  nl: {
    received: () =>
      "Heb je niet gesolliciteerd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
    again: () =>
      "Heb jij dit niet opnieuw gestuurd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
    resume: (company) =>
      `Heb jij dit niet opnieuw gestuurd? Laat het ${company} dan weten: het cv dat er nu ligt, is niet van jou.`,
    ended: () => "Heb jij dit niet gestuurd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
  },
};

/** Confirms an application from outside the company, and explains how to follow it. */
export const applicationReceived: Template<Values> = {
  en: ({ jobName, companyName, kind, follow, ownResume }) =>
    composeCompanyMail(
      companyName,
      SUBJECT.en[kind](jobName),
      "Hello,",
      NEWS.en[kind](companyName, jobName),
      ...(ownResume
        ? ["The résumé you sent stays with this application. The one in your profile is unchanged."]
        : []),
      ...(follow
        ? [
            follow.by === "password"
              ? "To follow your application or to withdraw it, choose a password. The link works once and expires after 28 days, or when you get a new one in a later email:"
              : "You can follow your application or withdraw it after signing in:",
            follow.link,
          ]
        : kind === "ended"
          ? []
          : ["Emails about your application will be sent to this address."]),
      NOT_YOU.en[kind](companyName),
    ),
  nl: ({ jobName, companyName, kind, follow, ownResume }) =>
    composeCompanyMail(
      companyName,
      SUBJECT.nl[kind](jobName),
      "Hallo,",
      NEWS.nl[kind](companyName, jobName),
      ...(ownResume
        ? ["Het cv dat je stuurde, hoort bij deze sollicitatie. Het cv in je profiel is niet gewijzigd."]
        : []),
      ...(follow
        ? [
            follow.by === "password"
              ? "Kies een wachtwoord om je sollicitatie te volgen of in te trekken. De link werkt één keer en verloopt na 28 dagen, of zodra je in een latere e-mail een nieuwe krijgt:"
              : "Na het inloggen kun je je sollicitatie volgen of intrekken:",
            follow.link,
          ]
        : kind === "ended"
          ? []
          : ["E-mails over je sollicitatie krijg je op dit adres."]),
      NOT_YOU.nl[kind](companyName),
    ),
};
