import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Notifies a person who signed up that an administrator approved the account. */
export const signUpApproved: Template<{ firstName: string; companyName: string; loginLink: string }> = {
  en: ({ firstName, companyName, loginLink }) =>
    composeMail(
      `You can sign in to ${companyName}`,
      `Hello ${firstName},`,
      `An administrator of ${companyName} has approved your account. You can now sign in with the password you chose:`,
      loginLink,
    ),
  nl: ({ firstName, companyName, loginLink }) =>
    composeMail(
      `Je kunt inloggen bij ${companyName}`,
      `Hallo ${firstName},`,
      `Een beheerder van ${companyName} heeft je account goedgekeurd. Je kunt nu inloggen met het wachtwoord dat je hebt gekozen:`,
      loginLink,
    ),
};
