import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Notifies an account's old and new address of the change. */
export const addressChanged: Template<{
  companyName: string;
  /** Null in the email to the new address, whose reader need not know the earlier one. */
  old: string | null;
  email: string;
}> = {
  en: ({ companyName, old, email }) =>
    composeMail(
      "The email address of your account was changed",
      "Hello,",
      `The email address of your account with ${companyName} was changed${old === null ? "" : ` from ${old}`} to ${email}. From now on you sign in with the new address. Your password stays the same.`,
      `Did you not agree to this? Tell an administrator of ${companyName} at once.`,
    ),
  nl: ({ companyName, old, email }) =>
    composeMail(
      "Het e-mailadres van je account is gewijzigd",
      "Hallo,",
      `Het e-mailadres van je account bij ${companyName} is gewijzigd${old === null ? "" : ` van ${old}`} ${old === null ? "in" : "naar"} ${email}. Vanaf nu log je in met het nieuwe adres. Je wachtwoord blijft hetzelfde.`,
      `Ging je hier niet mee akkoord? Meld het dan meteen bij een beheerder van ${companyName}.`,
    ),
};
