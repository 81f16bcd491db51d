import { type Template, write } from "../../../platform/mail/template.ts";
import type { LifeValues } from "./lifeValues.ts";

/** What administrators are told as time passes, by the code of what happened. */
export const LIFECYCLE_MAILS: Record<
  "trial_ending" | "trial_ended" | "payment_overdue" | "paused_too_long",
  Template<LifeValues>
> = {
  trial_ending: {
    en: ({ firstName, companyName, trialEnd, billingLink }) =>
      write(
        `The trial of ${companyName} is ending`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ends on ${trialEnd}. To keep working after that, arrange payment here:`,
        billingLink,
        `Without it, ${companyName} is paused: everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
      ),
    nl: ({ firstName, companyName, trialEnd, billingLink }) =>
      write(
        `De proefperiode van ${companyName} loopt af`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigt op ${trialEnd}. Wil je daarna verder werken? Regel dan hier de betaling:`,
        billingLink,
        `Anders wordt ${companyName} gepauzeerd: iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
      ),
  },
  trial_ended: {
    en: ({ firstName, companyName, trialEnd, cancelsAt, billingLink }) =>
      write(
        `${companyName} is paused: the trial has ended`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ended on ${trialEnd}, and ${companyName} is now paused. Everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
        "To continue, arrange payment here:",
        billingLink,
        `Without payment, the subscription is canceled on ${cancelsAt}.`,
      ),
    nl: ({ firstName, companyName, trialEnd, cancelsAt, billingLink }) =>
      write(
        `${companyName} is gepauzeerd: de proefperiode is afgelopen`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigde op ${trialEnd}; ${companyName} is nu gepauzeerd. Iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
        "Wil je verder? Regel dan hier de betaling:",
        billingLink,
        `Zonder betaling wordt het abonnement op ${cancelsAt} opgezegd.`,
      ),
  },
  payment_overdue: {
    en: ({ firstName, companyName, cancelsAt, billingLink }) =>
      write(
        `${companyName} is paused: a payment is overdue`,
        `Hello ${firstName},`,
        `A payment of ${companyName} is overdue by more than 14 days, and ${companyName} is now paused. Everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
        "See what is due and pay here:",
        billingLink,
        `Without payment, the subscription is canceled on ${cancelsAt}.`,
      ),
    nl: ({ firstName, companyName, cancelsAt, billingLink }) =>
      write(
        `${companyName} is gepauzeerd: een betaling is te laat`,
        `Hallo ${firstName},`,
        `Een betaling van ${companyName} is meer dan 14 dagen te laat; ${companyName} is nu gepauzeerd. Iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
        "Bekijk hier wat er openstaat en betaal:",
        billingLink,
        `Zonder betaling wordt het abonnement op ${cancelsAt} opgezegd.`,
      ),
  },
  paused_too_long: {
    en: ({ firstName, companyName, billingLink }) =>
      write(
        `The subscription of ${companyName} is canceled`,
        `Hello ${firstName},`,
        `${companyName} has been paused for 90 days, and its subscription is now canceled. Everyone can still sign in, read and export. The careers page is offline. Canceling deletes no data.`,
        "To start again, arrange payment here:",
        billingLink,
      ),
    nl: ({ firstName, companyName, billingLink }) =>
      write(
        `Het abonnement van ${companyName} is opgezegd`,
        `Hallo ${firstName},`,
        `${companyName} was 90 dagen gepauzeerd en het abonnement is nu opgezegd. Iedereen kan nog inloggen, lezen en exporteren. De werken-bij-pagina is offline. Door het opzeggen worden geen gegevens verwijderd.`,
        "Wil je opnieuw beginnen? Regel dan hier de betaling:",
        billingLink,
      ),
  },
};
