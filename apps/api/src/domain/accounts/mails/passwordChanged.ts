import { type Template, write } from "../../../platform/mail/template.ts";

/** Tells the owner of an account that its password is a new one. */
export const passwordChanged: Template<{ at: string; recoverLink: string }> = {
  en: ({ at, recoverLink }) =>
    write(
      "Your password was changed",
      "Hello,",
      `The password of your account was changed on ${at}. Every other device that was signed in to it was signed out.`,
      `If it was not you, ask for a new password at once: ${recoverLink}`,
    ),
  nl: ({ at, recoverLink }) =>
    write(
      "Je wachtwoord is gewijzigd",
      "Hallo,",
      `Het wachtwoord van je account is gewijzigd op ${at}. Alle andere apparaten die waren ingelogd, zijn uitgelogd.`,
      `Was jij dat niet? Vraag dan meteen een nieuw wachtwoord aan: ${recoverLink}`,
    ),
};
