import { composeMail, type Template } from "../../../platform/mail/template.ts";
import type { LifecycleMailValues } from "./lifecycleMailValues.ts";

/**
 * Emails to administrators about time-based steps, by reason code; before the end of a trial by what follows
 * it.
 */
export const LIFECYCLE_MAILS: Record<
  | "trial_ending_paused"
  | "trial_ending_subscribed"
  | "trial_ending_canceled"
  | "trial_ended"
  | "payment_overdue"
  | "paused_too_long",
  Template<LifecycleMailValues>
> = {
  trial_ending_paused: {
    en: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `The trial of ${companyName} is ending`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ends on ${trialEnd}. To continue after that, fill in your billing details here:`,
        billingLink,
        `Without them, ${companyName} will be paused: everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
      ),
    nl: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `De proefperiode van ${companyName} loopt af`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigt op ${trialEnd}. Wil je daarna verder? Vul dan hier je factuurgegevens in:`,
        billingLink,
        `Anders wordt ${companyName} gepauzeerd: iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
      ),
  },
  trial_ending_subscribed: {
    en: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `The trial of ${companyName} is ending`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ends on ${trialEnd}. After that your subscription starts and the first invoice is sent. You do not have to do anything.`,
        "Check your billing details, or cancel before the trial ends, here:",
        billingLink,
      ),
    nl: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `De proefperiode van ${companyName} loopt af`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigt op ${trialEnd}. Daarna begint je abonnement en krijg je de eerste factuur. Je hoeft niets te doen.`,
        "Wil je je factuurgegevens controleren, of opzeggen voordat de proefperiode eindigt? Dat kan hier:",
        billingLink,
      ),
  },
  trial_ending_canceled: {
    en: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `The trial of ${companyName} is ending`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ends on ${trialEnd}. The subscription has been cancelled, so there will be no invoice. After the trial everyone can still sign in, read and export, but no one can change anything.`,
        "Until then you can still decide to keep the subscription:",
        billingLink,
      ),
    nl: ({ firstName, companyName, trialEnd, billingLink }) =>
      composeMail(
        `De proefperiode van ${companyName} loopt af`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigt op ${trialEnd}. Het abonnement is opgezegd, dus er volgt geen factuur. Na de proefperiode kan iedereen nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen.`,
        "Tot die tijd kun je het abonnement alsnog behouden:",
        billingLink,
      ),
  },
  trial_ended: {
    en: ({ firstName, companyName, trialEnd, cancelsAt, billingLink }) =>
      composeMail(
        `${companyName} is paused: the trial has ended`,
        `Hello ${firstName},`,
        `The trial of ${companyName} ended on ${trialEnd}, and ${companyName} is now paused. Everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
        "To continue, fill in your billing details and start the subscription here:",
        billingLink,
        `If you do nothing, the subscription will be cancelled on ${cancelsAt}.`,
      ),
    nl: ({ firstName, companyName, trialEnd, cancelsAt, billingLink }) =>
      composeMail(
        `${companyName} is gepauzeerd: de proefperiode is afgelopen`,
        `Hallo ${firstName},`,
        `De proefperiode van ${companyName} eindigde op ${trialEnd}; ${companyName} is nu gepauzeerd. Iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
        "Wil je verder? Vul dan hier je factuurgegevens in en start het abonnement:",
        billingLink,
        `Doe je niets, dan wordt het abonnement op ${cancelsAt} opgezegd.`,
      ),
  },
  payment_overdue: {
    en: ({ firstName, companyName, cancelsAt, billingLink }) =>
      composeMail(
        `${companyName} is paused: an invoice is unpaid`,
        `Hello ${firstName},`,
        `${companyName} still has an unpaid invoice and is now paused. Everyone can still sign in, read and export, but no one can change anything. Pausing deletes no data.`,
        "See which invoice is unpaid and how to pay it here:",
        billingLink,
        `Without payment, the subscription will be cancelled on ${cancelsAt}.`,
      ),
    nl: ({ firstName, companyName, cancelsAt, billingLink }) =>
      composeMail(
        `${companyName} is gepauzeerd: een factuur is niet betaald`,
        `Hallo ${firstName},`,
        `Er staat nog een factuur van ${companyName} open; ${companyName} is nu gepauzeerd. Iedereen kan nog inloggen, lezen en exporteren, maar niemand kan iets wijzigen. Door het pauzeren worden geen gegevens verwijderd.`,
        "Bekijk hier om welke factuur het gaat en hoe je die betaalt:",
        billingLink,
        `Zonder betaling wordt het abonnement op ${cancelsAt} opgezegd.`,
      ),
  },
  paused_too_long: {
    en: ({ firstName, companyName, billingLink }) =>
      composeMail(
        `The subscription of ${companyName} has been cancelled`,
        `Hello ${firstName},`,
        `${companyName} was paused for 90 days, and its subscription has now been cancelled. Everyone can still sign in, read and export. The careers page is offline. Cancelling deletes no data.`,
        "To start again, go to Billing:",
        billingLink,
      ),
    nl: ({ firstName, companyName, billingLink }) =>
      composeMail(
        `Het abonnement van ${companyName} is opgezegd`,
        `Hallo ${firstName},`,
        `${companyName} was 90 dagen gepauzeerd en het abonnement is nu opgezegd. Iedereen kan nog inloggen, lezen en exporteren. De werken-bij-pagina is offline. Door het opzeggen worden geen gegevens verwijderd.`,
        "Wil je opnieuw beginnen? Dat kan bij Facturatie:",
        billingLink,
      ),
  },
};
