import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Replies to a sign-up with a known address, to its owner only. */
export const accountExists: Template<{ companyName: string; loginLink: string; recoverLink: string }> = {
  en: ({ companyName, loginLink, recoverLink }) =>
    composeMail(
      "You already have an account",
      "Hello,",
      `Someone, probably you, signed up with this address, but there is already an account for it with ${companyName}. Nothing was changed.`,
      `Sign in: ${loginLink}`,
      `Forgot your password, or never chose one? ${recoverLink}`,
      `If you still cannot sign in, contact ${companyName}.`,
    ),
  nl: ({ companyName, loginLink, recoverLink }) =>
    composeMail(
      "Je hebt al een account",
      "Hallo,",
      `Iemand, waarschijnlijk jij, heeft zich met dit adres aangemeld, maar bij ${companyName} is al een account met dit adres. Er is niets gewijzigd.`,
      `Inloggen: ${loginLink}`,
      `Wachtwoord vergeten, of nooit een gekozen? ${recoverLink}`,
      `Lukt inloggen dan nog niet? Neem contact op met ${companyName}.`,
    ),
};
