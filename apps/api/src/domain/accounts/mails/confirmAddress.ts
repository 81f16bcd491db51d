import { type Template, write } from "../../../platform/mail/template.ts";

/** The link that proves an address; `active` when the account works without it. */
export const confirmAddress: Template<{
  companyName: string;
  link: string;
  active: boolean;
}> = {
  en: ({ companyName, link, active }) =>
    write(
      "Confirm your email address",
      "Hello,",
      `You signed up with ${companyName}. Confirm on this page that the address is yours; the link works once, for 24 hours:`,
      link,
      active
        ? "You can sign in already."
        : `After that an administrator of ${companyName} has to approve your account.`,
      "Did you not sign up? Then do not open the link.",
    ),
  nl: ({ companyName, link, active }) =>
    write(
      "Bevestig je e-mailadres",
      "Hallo,",
      `Je hebt je aangemeld bij ${companyName}. Bevestig op deze pagina dat het adres van jou is; de link werkt één keer, 24 uur lang:`,
      link,
      active
        ? "Je kunt al inloggen."
        : `Daarna moet een beheerder van ${companyName} je account nog goedkeuren.`,
      "Heb je je niet aangemeld? Open de link dan niet.",
    ),
};
