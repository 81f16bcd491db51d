import { type Template, write } from "../../../platform/mail/template.ts";

/** Answers a sign-up with an address that is known already, to its owner alone. */
export const accountExists: Template<{ loginLink: string; recoverLink: string }> = {
  en: ({ loginLink, recoverLink }) =>
    write(
      "You already have an account",
      "Hello,",
      "Someone, probably you, signed up with this address, but it is known already. Nothing was changed.",
      `Sign in: ${loginLink}`,
      `Forgot your password: ${recoverLink}`,
      "If you never had a password, ask the company for an invitation.",
    ),
  nl: ({ loginLink, recoverLink }) =>
    write(
      "Je hebt al een account",
      "Hallo,",
      "Iemand, waarschijnlijk jij, meldde zich met dit adres aan, maar het is al bekend. Er is niets gewijzigd.",
      `Inloggen: ${loginLink}`,
      `Wachtwoord vergeten: ${recoverLink}`,
      "Had je nog nooit een wachtwoord? Vraag het bedrijf dan om een uitnodiging.",
    ),
};
