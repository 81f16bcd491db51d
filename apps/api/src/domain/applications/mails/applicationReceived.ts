import { type Template, writeAs } from "../../../platform/mail/template.ts";

interface Values {
  jobName: string;
  companyName: string;
  /** `again`: it was here already; `resume`: the same, and the résumé that came now takes the place of the earlier one. */
  kind: "received" | "again" | "resume";
  /** How the person follows it: by setting a password, by signing in, or by mail alone. */
  follow: { by: "password" | "sign-in"; link: string } | null;
  /** The résumé that was sent stays with the application, because the profile has one. */
  ownResume: boolean;
}

const AGAIN = {
  en: {
    again: "What you sent now changes nothing.",
    resume: "The résumé you sent now replaces the earlier one. Nothing else has changed.",
  },
  nl: {
    again: "Wat je nu stuurde, verandert niets.",
    resume: "Het cv dat je nu stuurde, vervangt het eerdere. Verder is er niets gewijzigd.",
  },
};

/** Tells somebody who applied from outside that the application is here, and how to follow it. */
export const applicationReceived: Template<Values> = {
  en: ({ jobName, companyName, kind, follow, ownResume }) =>
    writeAs(
      companyName,
      `Your application for ${jobName}`,
      "Hello,",
      kind === "received"
        ? `${companyName} received your application for ${jobName}.`
        : `${companyName} has your application for ${jobName} already. ${AGAIN.en[kind]}`,
      ...(ownResume
        ? ["The résumé you sent stays with this application. The one in your profile is unchanged."]
        : []),
      ...(follow
        ? [
            follow.by === "password"
              ? "To follow your application or to withdraw it, choose a password. The link works for 28 days:"
              : "You can follow your application or withdraw it after signing in:",
            follow.link,
          ]
        : [`You will hear from ${companyName} by email.`]),
      "If you did not apply, someone else gave your address. You need not do anything.",
    ),
  nl: ({ jobName, companyName, kind, follow, ownResume }) =>
    writeAs(
      companyName,
      `Je sollicitatie op ${jobName}`,
      "Hallo,",
      kind === "received"
        ? `${companyName} heeft je sollicitatie op ${jobName} ontvangen.`
        : `${companyName} heeft je sollicitatie op ${jobName} al. ${AGAIN.nl[kind]}`,
      ...(ownResume
        ? ["Het cv dat je stuurde, hoort bij deze sollicitatie. Het cv in je profiel is niet gewijzigd."]
        : []),
      ...(follow
        ? [
            follow.by === "password"
              ? "Kies een wachtwoord om je sollicitatie te volgen of in te trekken. De link werkt 28 dagen:"
              : "Na het inloggen kun je je sollicitatie volgen of intrekken:",
            follow.link,
          ]
        : [`Je hoort per e-mail van ${companyName}.`]),
      "Heb je niet gesolliciteerd? Dan gaf iemand anders jouw adres op. Je hoeft niets te doen.",
    ),
};
