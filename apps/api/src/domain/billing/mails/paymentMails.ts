import { composeMail, type Template } from "../../../platform/mail/template.ts";

interface Unpaid {
  company: string;
  number: string;
  open: string;
  due: string;
  /** The day on which the company is paused; null when it is paused already or has ended. */
  pause: string | null;
  billingLink: string;
}

const EN = {
  hello: "Hello,",
  works: (pause: string) =>
    `Everything keeps working until ${pause}. After that, everyone can still read and export but not change anything, until the invoice is paid.`,
  place: (link: string) => `Administrators can see the invoice and how to pay it here: ${link}`,
  ignore: "Did you pay in the past few days? Then you can ignore this email.",
};

const NL = {
  hello: "Hallo,",
  works: (pause: string) =>
    `Tot ${pause} blijft alles werken. Daarna kan iedereen alleen nog lezen en exporteren, tot de factuur is betaald.`,
  place: (link: string) => `Beheerders zien hier de factuur en hoe je die betaalt: ${link}`,
  ignore: "Heb je de afgelopen dagen betaald? Dan kun je deze e-mail negeren.",
};

/** Notifies of an overdue invoice and of the day on which the company is paused. */
export const paymentOverdue: Template<Unpaid> = {
  en: ({ company, number, open, due, pause, billingLink }) =>
    composeMail(
      `Invoice ${number} is overdue`,
      EN.hello,
      `We have not received ${open} for invoice ${number} of ${company}, which was due on ${due}.`,
      ...(pause ? [EN.works(pause)] : []),
      EN.ignore,
      EN.place(billingLink),
    ),
  nl: ({ company, number, open, due, pause, billingLink }) =>
    composeMail(
      `Factuur ${number} is nog niet betaald`,
      NL.hello,
      `We hebben ${open} voor factuur ${number} van ${company} nog niet ontvangen. De uiterste betaaldatum was ${due}.`,
      ...(pause ? [NL.works(pause)] : []),
      NL.ignore,
      NL.place(billingLink),
    ),
};

/** Notifies of a failed charge and of the day on which the company is paused. */
export const collectionFailed: Template<Unpaid> = {
  en: ({ company, number, open, pause, billingLink }) =>
    composeMail(
      `The payment of invoice ${number} failed`,
      EN.hello,
      `We could not charge ${open} for invoice ${number} of ${company} to your saved payment method. Nothing was charged.`,
      `Administrators can pay the invoice or choose another payment method here: ${billingLink}`,
      ...(pause ? [EN.works(pause)] : []),
    ),
  nl: ({ company, number, open, pause, billingLink }) =>
    composeMail(
      `De betaling van factuur ${number} is mislukt`,
      NL.hello,
      `We konden ${open} voor factuur ${number} van ${company} niet afschrijven via je opgeslagen betaalmethode. Er is niets afgeschreven.`,
      `Beheerders kunnen hier de factuur betalen of een andere betaalmethode kiezen: ${billingLink}`,
      ...(pause ? [NL.works(pause)] : []),
    ),
};

/** Reminds of an unpaid invoice. */
export const paymentReminder: Template<Unpaid> = {
  en: ({ company, number, open, due, pause, billingLink }) =>
    composeMail(
      `Reminder: invoice ${number} is unpaid`,
      EN.hello,
      `Invoice ${number} of ${company} was due on ${due}, and ${open} of it is still unpaid.`,
      ...(pause
        ? [
            `On ${pause} we will pause ${company}: everyone can still read and export, but no one can change anything. Nothing is deleted.`,
          ]
        : []),
      EN.ignore,
      EN.place(billingLink),
    ),
  nl: ({ company, number, open, due, pause, billingLink }) =>
    composeMail(
      `Herinnering: factuur ${number} is niet betaald`,
      NL.hello,
      `Voor factuur ${number} van ${company} staat nog ${open} open. De uiterste betaaldatum was ${due}.`,
      ...(pause
        ? [
            `Op ${pause} pauzeren we ${company}: lezen en exporteren kan dan nog, wijzigen niet. Er wordt niets verwijderd.`,
          ]
        : []),
      NL.ignore,
      NL.place(billingLink),
    ),
};
