import { composeMail, type Template } from "../../../platform/mail/template.ts";

interface Values {
  firstName: string;
  company: string;
  /** Name of the person who decided. */
  by: string;
  /** The day from which nothing can be changed; null when that is now. */
  ends: string | null;
  billingLink: string;
}

/** Notifies administrators that another administrator canceled the subscription. */
export const subscriptionCanceled: Template<Values> = {
  en: ({ firstName, company, by, ends, billingLink }) =>
    composeMail(
      `The subscription of ${company} was cancelled`,
      `Hello ${firstName},`,
      ends
        ? `${by} cancelled the subscription of ${company}. Everything works until ${ends}. From then on everyone can still sign in, read and export, but no one can change anything.`
        : `${by} cancelled the subscription of ${company}. Everyone can still sign in, read and export, but no one can change anything.`,
      ends
        ? "Until then the cancellation can be withdrawn here:"
        : "You can start the subscription again here:",
      billingLink,
    ),
  nl: ({ firstName, company, by, ends, billingLink }) =>
    composeMail(
      `Het abonnement van ${company} is opgezegd`,
      `Hallo ${firstName},`,
      ends
        ? `${by} heeft het abonnement van ${company} opgezegd. Tot ${ends} werkt alles. Vanaf die dag kan iedereen nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen.`
        : `${by} heeft het abonnement van ${company} opgezegd. Iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen.`,
      ends
        ? "Tot die tijd kan de opzegging hier worden ingetrokken:"
        : "Je kunt het abonnement hier opnieuw starten:",
      billingLink,
    ),
};

/** Notifies administrators that the cancellation was withdrawn. */
export const cancellationWithdrawn: Template<Omit<Values, "ends">> = {
  en: ({ firstName, company, by, billingLink }) =>
    composeMail(
      `The subscription of ${company} continues`,
      `Hello ${firstName},`,
      `${by} withdrew the cancellation of the subscription of ${company}. Everything stays as it was.`,
      `Billing: ${billingLink}`,
    ),
  nl: ({ firstName, company, by, billingLink }) =>
    composeMail(
      `Het abonnement van ${company} loopt door`,
      `Hallo ${firstName},`,
      `${by} heeft de opzegging van het abonnement van ${company} ingetrokken. Alles blijft zoals het was.`,
      `Facturatie: ${billingLink}`,
    ),
};
