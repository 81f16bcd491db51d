import { composeMail, type Template } from "../../../platform/mail/template.ts";
import type { LifecycleMailValues } from "./lifecycleMailValues.ts";

/** Emails to administrators when staff change their company's state, by reason code. */
export const STAFF_MAILS: Record<
  "trial_extended" | "suspended" | "resumed",
  Template<LifecycleMailValues>
> = {
  trial_extended: {
    en: ({ firstName, companyName, trialEnd, loginLink }) =>
      composeMail(
        `The trial of ${companyName} has been extended`,
        `Hello ${firstName},`,
        `The trial of ${companyName} now ends on ${trialEnd}. Until then everything works and is free.`,
        `Sign in: ${loginLink}`,
      ),
    nl: ({ firstName, companyName, trialEnd, loginLink }) =>
      composeMail(
        `De proefperiode van ${companyName} is verlengd`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigt nu op ${trialEnd}. Tot die tijd werkt alles en is alles gratis.`,
        `Inloggen: ${loginLink}`,
      ),
  },
  suspended: {
    en: ({ firstName, companyName }) =>
      composeMail(
        `Access for ${companyName} has been suspended`,
        `Hello ${firstName},`,
        `We have suspended access for ${companyName}. Everyone has been signed out, no one can sign in, and the careers page is offline. Suspending deletes no data.`,
      ),
    nl: ({ firstName, companyName }) =>
      composeMail(
        `De toegang van ${companyName} is opgeschort`,
        `Hallo ${firstName},`,
        `We hebben de toegang van ${companyName} opgeschort. Iedereen is uitgelogd, niemand kan inloggen en de werken-bij-pagina is offline. Door het opschorten worden geen gegevens verwijderd.`,
      ),
  },
  resumed: {
    en: ({ firstName, companyName, loginLink }) =>
      composeMail(
        `${companyName} has access again`,
        `Hello ${firstName},`,
        `The suspension of ${companyName} has ended, and everyone can sign in again:`,
        loginLink,
      ),
    nl: ({ firstName, companyName, loginLink }) =>
      composeMail(
        `${companyName} heeft weer toegang`,
        `Hallo ${firstName},`,
        `De opschorting van ${companyName} is voorbij; iedereen kan weer inloggen:`,
        loginLink,
      ),
  },
};
