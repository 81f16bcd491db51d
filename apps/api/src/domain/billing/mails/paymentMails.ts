import { type Template, write } from "../../../platform/mail/template.ts";

interface Unpaid {
  company: string;
  number: string;
  open: string;
  due: string;
  /** The day on which the company is paused; empty where it is not known. */
  pause: string;
  billingLink: string;
}

/** Says that an invoice was not paid in time, and until when everything goes on. */
export const paymentOverdue: Template<Unpaid> = {
  en: ({ company, number, open, due, pause, billingLink }) =>
    write(
      `Invoice ${number} is overdue`,
      `We have not received ${open} for invoice ${number} of ${company}, which was due on ${due}.`,
      `Everything keeps working until ${pause}. After that, people at ${company} can read and export but not change anything, until the invoice is paid.`,
      "Did you pay in the past few days? Then you can ignore this email.",
      `Invoices and payment details: ${billingLink}`,
    ),
  nl: ({ company, number, open, due, pause, billingLink }) =>
    write(
      `Factuur ${number} is te laat`,
      `We hebben ${open} voor factuur ${number} van ${company} nog niet ontvangen. De uiterste betaaldatum was ${due}.`,
      `Tot ${pause} blijft alles werken. Daarna kunnen mensen bij ${company} alleen nog lezen en exporteren, tot de factuur is betaald.`,
      "Heb je de afgelopen dagen betaald? Dan kun je deze e-mail negeren.",
      `Facturen en betaalgegevens: ${billingLink}`,
    ),
};

/** Says that money could not be collected, and until when everything goes on. */
export const collectionFailed: Template<Unpaid> = {
  en: ({ company, number, open, pause, billingLink }) =>
    write(
      `Your payment for invoice ${number} failed`,
      `We could not charge ${open} for invoice ${number} of ${company} to your saved payment method. Nothing was charged.`,
      `Pay the invoice or choose another payment method: ${billingLink}`,
      `Everything keeps working until ${pause}.`,
    ),
  nl: ({ company, number, open, pause, billingLink }) =>
    write(
      `De betaling van factuur ${number} is mislukt`,
      `We konden ${open} voor factuur ${number} van ${company} niet afschrijven via je opgeslagen betaalmethode. Er is niets afgeschreven.`,
      `Betaal de factuur of kies een andere betaalmethode: ${billingLink}`,
      `Tot ${pause} blijft alles werken.`,
    ),
};

/** Reminds of an invoice that is still unpaid. */
export const paymentReminder: Template<Unpaid> = {
  en: ({ company, number, open, pause, billingLink }) =>
    write(
      `Reminder: invoice ${number} is unpaid`,
      `${open} for invoice ${number} of ${company} is still unpaid.`,
      `On ${pause} we pause ${company}: reading and exporting keep working, changes do not. Nothing is deleted.`,
      `Pay or contact us: ${billingLink}`,
    ),
  nl: ({ company, number, open, pause, billingLink }) =>
    write(
      `Herinnering: factuur ${number} is niet betaald`,
      `${open} voor factuur ${number} van ${company} staat nog open.`,
      `Op ${pause} pauzeren we ${company}: lezen en exporteren blijft mogelijk, wijzigen niet. Er wordt niets verwijderd.`,
      `Betaal of neem contact met ons op: ${billingLink}`,
    ),
};
