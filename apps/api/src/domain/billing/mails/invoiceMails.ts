import { composeMail, type Template } from "../../../platform/mail/template.ts";

interface Invoice {
  number: string;
  amount: string;
  /** The amount is nothing, for example in a free period. */
  isFree: boolean;
  due: string;
  iban: string;
  seller: string;
  billingLink: string;
}

const EN = { nothing: "There is nothing to pay, so you do not have to do anything." };
const NL = { nothing: "Er valt niets te betalen, dus je hoeft niets te doen." };

/** Sends an invoice to pay by bank transfer, with its PDF. */
export const invoiceToTransfer: Template<Invoice> = {
  en: ({ number, amount, isFree, due, iban, seller, billingLink }) =>
    composeMail(
      `Invoice ${number} from ${seller}`,
      "Hello,",
      `Invoice ${number} for ${amount} is attached.`,
      isFree
        ? EN.nothing
        : `Please transfer the amount by ${due} to ${iban} in the name of ${seller}, with ${number} as the reference.`,
      `Administrators can find all invoices here: ${billingLink}`,
    ),
  nl: ({ number, amount, isFree, due, iban, seller, billingLink }) =>
    composeMail(
      `Factuur ${number} van ${seller}`,
      "Hallo,",
      `In de bijlage vind je factuur ${number} van ${amount}.`,
      isFree
        ? NL.nothing
        : `Maak het bedrag uiterlijk op ${due} over naar ${iban} op naam van ${seller}, onder vermelding van ${number}.`,
      `Beheerders vinden alle facturen hier: ${billingLink}`,
    ),
};

/** Sends an invoice that is charged to the saved payment method, with its PDF. */
export const invoiceToCollect: Template<Invoice> = {
  en: ({ number, amount, isFree, seller, billingLink }) =>
    composeMail(
      `Invoice ${number} from ${seller}`,
      "Hello,",
      `Invoice ${number} for ${amount} is attached.`,
      isFree
        ? EN.nothing
        : "You do not have to do anything: the amount will be charged to your saved payment method.",
      `Administrators can find all invoices here: ${billingLink}`,
    ),
  nl: ({ number, amount, isFree, seller, billingLink }) =>
    composeMail(
      `Factuur ${number} van ${seller}`,
      "Hallo,",
      `In de bijlage vind je factuur ${number} van ${amount}.`,
      isFree
        ? NL.nothing
        : "Je hoeft niets te doen: het bedrag wordt afgeschreven via je opgeslagen betaalmethode.",
      `Beheerders vinden alle facturen hier: ${billingLink}`,
    ),
};

/** Sends a credit note. */
export const creditNote: Template<{ number: string; corrected: string; amount: string; seller: string }> = {
  en: ({ number, corrected, amount, seller }) =>
    composeMail(
      `Credit note ${number} from ${seller}`,
      "Hello,",
      `Credit note ${number} for ${amount} is attached. It corrects invoice ${corrected}.`,
    ),
  nl: ({ number, corrected, amount, seller }) =>
    composeMail(
      `Creditnota ${number} van ${seller}`,
      "Hallo,",
      `In de bijlage vind je creditnota ${number} van ${amount}. Daarmee wordt factuur ${corrected} gecorrigeerd.`,
    ),
};
