import type { Language } from "@vaardig/contract/limits";
import { type Template, writeAs } from "../../../platform/mail/template.ts";

type Kind = "received" | "again" | "resume";

interface Values {
  jobName: string;
  companyName: string;
  /** `again`: a repeated application; `resume`: the same, and the new résumé replaces the earlier one. */
  kind: Kind;
  /**
   * How the applicant follows the application: by setting a password or by signing in; null for email only.
   */
  follow: { by: "password" | "sign-in"; link: string } | null;
  /** The résumé stays with the application alone, because the profile already has one. */
  ownResume: boolean;
}

type Said = Record<Kind, (company: string, job: string) => string>;

const SUBJECT = {
  en: (job: string, isFirst: boolean) =>
    isFirst ? `We received your application for ${job}` : `Your application for ${job}: sent again`,
  nl: (job: string, isFirst: boolean) =>
    `Je sollicitatie op de vacature ${job} is ${isFirst ? "binnen" : "opnieuw binnengekomen"}`,
};

const NEWS: Record<Language, Said> = {
  en: {
    received: (company, job) => `Thank you for your application for ${job}. ${company} has received it.`,
    again: (company, job) => `${company} already has your application for ${job}. It stays as it was.`,
    resume: (company, job) =>
      `${company} already has your application for ${job}. The résumé you sent now replaces the earlier one. The other answers in your application stay as they were.`,
  },
  nl: {
    received: (company, job) =>
      `Bedankt voor je sollicitatie op de vacature ${job}. ${company} heeft die ontvangen.`,
    again: (company, job) =>
      `${company} heeft je sollicitatie op de vacature ${job} al. Er verandert niets aan.`,
    resume: (company, job) =>
      `${company} heeft je sollicitatie op de vacature ${job} al. Het cv dat je nu stuurde, vervangt het eerdere. De andere antwoorden bij je sollicitatie blijven zoals ze waren.`,
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
  },
  nl: {
    received: () =>
      "Heb je niet gesolliciteerd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
    again: () =>
      "Heb jij dit niet opnieuw gestuurd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
    resume: (company) =>
      `Heb jij dit niet opnieuw gestuurd? Laat het ${company} dan weten: het cv dat er nu ligt, is niet van jou.`,
  },
};

/** Confirms an application from outside the company, and explains how to follow it. */
export const applicationReceived: Template<Values> = {
  en: ({ jobName, companyName, kind, follow, ownResume }) =>
    writeAs(
      companyName,
      SUBJECT.en(jobName, kind === "received"),
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
        : ["Emails about your application will be sent to this address."]),
      NOT_YOU.en[kind](companyName),
    ),
  nl: ({ jobName, companyName, kind, follow, ownResume }) =>
    writeAs(
      companyName,
      SUBJECT.nl(jobName, kind === "received"),
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
        : ["E-mails over je sollicitatie krijg je op dit adres."]),
      NOT_YOU.nl[kind](companyName),
    ),
};
