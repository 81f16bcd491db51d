import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Sends the link that proves an address; `active` when the account works without it. */
export const confirmAddress: Template<{
  companyName: string;
  link: string;
  active: boolean;
}> = {
  en: ({ companyName, link, active }) =>
    composeMail(
      "Confirm your email address",
      "Hello,",
      `Someone, probably you, signed up with ${companyName}. Confirm on this page that the address is yours; the link works once and expires after 24 hours:`,
      link,
      active
        ? "You can sign in already, even before you confirm the address."
        : `After that an administrator of ${companyName} has to approve your account.`,
      "If it was not you, do not open the link.",
    ),
  nl: ({ companyName, link, active }) =>
    composeMail(
      "Bevestig je e-mailadres",
      "Hallo,",
      `Iemand, waarschijnlijk jij, heeft zich aangemeld bij ${companyName}. Bevestig op deze pagina dat het adres van jou is; de link werkt één keer en verloopt na 24 uur:`,
      link,
      active
        ? "Je kunt nu al inloggen, ook voordat je het adres bevestigt."
        : `Daarna moet een beheerder van ${companyName} je account nog goedkeuren.`,
      "Was jij dat niet? Open de link dan niet.",
    ),
};
