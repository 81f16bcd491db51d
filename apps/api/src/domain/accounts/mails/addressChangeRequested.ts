import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Asks the owner of an account to agree to a new address. */
export const addressChangeRequested: Template<{ companyName: string; email: string; link: string }> = {
  en: ({ companyName, email, link }) =>
    composeMail(
      "A new email address for your account?",
      "Hello,",
      `Someone at ${companyName} asked to change the email address of your account to ${email}. You would then sign in with that address and get all emails there.`,
      "Nothing changes until you agree. Confirm or refuse it on this page; the link works once and expires after 14 days:",
      link,
      "If you know nothing about this, refuse it and tell an administrator of your company.",
    ),
  nl: ({ companyName, email, link }) =>
    composeMail(
      "Een nieuw e-mailadres voor je account?",
      "Hallo,",
      `Iemand bij ${companyName} heeft gevraagd om het e-mailadres van je account te wijzigen in ${email}. Je logt dan in met dat adres en krijgt daar al je e-mails.`,
      "Er verandert niets voordat je akkoord gaat. Bevestig of weiger het op deze pagina; de link werkt één keer en verloopt na 14 dagen:",
      link,
      "Weet je hier niets van? Weiger het dan en meld het bij een beheerder van je bedrijf.",
    ),
};
