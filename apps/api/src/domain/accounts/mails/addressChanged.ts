import { type Template, write } from "../../../platform/mail/template.ts";

/** Tells the old and the new address of an account which one is used from now on. */
export const addressChanged: Template<{ companyName: string; old: string; email: string }> = {
  en: ({ companyName, old, email }) =>
    write(
      "The email address of your account was changed",
      "Hello,",
      `The email address of your account at ${companyName} was changed from ${old} to ${email}. From now on you sign in with the new address. Your password stays the same.`,
      `Was it not you? Tell an administrator of ${companyName} at once.`,
    ),
  nl: ({ companyName, old, email }) =>
    write(
      "Het e-mailadres van je account is gewijzigd",
      "Hallo,",
      `Het e-mailadres van je account bij ${companyName} is gewijzigd van ${old} in ${email}. Vanaf nu log je in met het nieuwe adres. Je wachtwoord blijft hetzelfde.`,
      `Was jij dat niet? Meld het dan meteen bij een beheerder van ${companyName}.`,
    ),
};
