import { type Template, write } from "../../../platform/mail/template.ts";

/** Asks the address of an account whether another one may take its place. */
export const addressChangeAsked: Template<{ companyName: string; email: string; link: string }> = {
  en: ({ companyName, email, link }) =>
    write(
      "A new email address for your account?",
      "Hello,",
      `Someone at ${companyName} asked to change the email address of your account to ${email}. You would sign in with that address, and all emails would go there.`,
      "Nothing changes until you agree. Confirm or refuse it on this page; the link works once, for 14 days:",
      link,
      "If you know nothing about this, refuse it and tell an administrator of your company.",
    ),
  nl: ({ companyName, email, link }) =>
    write(
      "Een nieuw e-mailadres voor je account?",
      "Hallo,",
      `Iemand bij ${companyName} vroeg om het e-mailadres van je account te wijzigen in ${email}. Je zou dan met dat adres inloggen, en alle e-mails zouden daarheen gaan.`,
      "Er verandert niets voordat je akkoord gaat. Bevestig of weiger het op deze pagina; de link werkt één keer, 14 dagen lang:",
      link,
      "Weet je hier niets van? Weiger het dan en meld het bij een beheerder van je bedrijf.",
    ),
};
