import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Sends the link for a forgotten password. */
export const resetPassword: Template<{ link: string }> = {
  en: ({ link }) =>
    composeMail(
      "Set a new password",
      "Hello,",
      "Someone, probably you, asked for a new password. Set it on this page; the link works once and expires after 60 minutes:",
      link,
      "If it was not you, you do not have to do anything: your password stays the same.",
    ),
  nl: ({ link }) =>
    composeMail(
      "Stel een nieuw wachtwoord in",
      "Hallo,",
      "Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord gevraagd. Stel het in op deze pagina; de link werkt één keer en verloopt na 60 minuten:",
      link,
      "Was jij dat niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.",
    ),
};
