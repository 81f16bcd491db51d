import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Notifies the owner of an account that its password was changed. */
export const passwordChanged: Template<{ at: string; recoverLink: string }> = {
  en: ({ at, recoverLink }) =>
    composeMail(
      "Your password was changed",
      "Hello,",
      `The password of your account was changed on ${at}. All other devices have been signed out.`,
      `If it was not you, ask for a new password at once: ${recoverLink}`,
    ),
  nl: ({ at, recoverLink }) =>
    composeMail(
      "Je wachtwoord is gewijzigd",
      "Hallo,",
      `Het wachtwoord van je account is op ${at} gewijzigd. Alle andere apparaten zijn uitgelogd.`,
      `Was jij dat niet? Vraag dan meteen een nieuw wachtwoord aan: ${recoverLink}`,
    ),
};
