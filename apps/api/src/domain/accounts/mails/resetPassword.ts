import { type Template, write } from "../../../platform/mail/template.ts";

/** The link of a forgotten password. */
export const resetPassword: Template<{ link: string }> = {
  en: ({ link }) =>
    write(
      "Set a new password",
      "Hello,",
      "Someone, probably you, asked for a new password. Set it on this page; the link works once, for 60 minutes:",
      link,
      "If it was not you, you need not do anything: your password stays as it is.",
    ),
  nl: ({ link }) =>
    write(
      "Stel een nieuw wachtwoord in",
      "Hallo,",
      "Iemand, waarschijnlijk jij, vroeg om een nieuw wachtwoord. Stel het in op deze pagina; de link werkt één keer, 60 minuten lang:",
      link,
      "Was jij dat niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
    ),
};
