import { type Template, write } from "../../../platform/mail/template.ts";

interface Invoice {
  number: string;
  amount: string;
  due: string;
  iban: string;
  seller: string;
  billingLink: string;
}

/** Brings an invoice that is paid by bank transfer, with its PDF. */
export const invoiceToTransfer: Template<Invoice> = {
  en: ({ number, amount, due, iban, seller, billingLink }) =>
    write(
      `Invoice ${number} from ${seller}`,
      `Attached is invoice ${number} of ${amount}.`,
      `Please pay by ${due} to ${iban} in the name of ${seller}, mentioning ${number}.`,
      `All your invoices: ${billingLink}`,
    ),
  nl: ({ number, amount, due, iban, seller, billingLink }) =>
    write(
      `Factuur ${number} van ${seller}`,
      `In de bijlage vind je factuur ${number} van ${amount}.`,
      `Maak het bedrag uiterlijk ${due} over naar ${iban} op naam van ${seller}, onder vermelding van ${number}.`,
      `Al je facturen: ${billingLink}`,
    ),
};

/** Brings an invoice that is collected from the saved means of payment, with its PDF. */
export const invoiceToCollect: Template<Invoice> = {
  en: ({ number, amount, seller, billingLink }) =>
    write(
      `Invoice ${number} from ${seller}`,
      `Attached is invoice ${number} of ${amount}.`,
      "You do not have to do anything: the amount is charged to your saved payment method.",
      `All your invoices: ${billingLink}`,
    ),
  nl: ({ number, amount, seller, billingLink }) =>
    write(
      `Factuur ${number} van ${seller}`,
      `In de bijlage vind je factuur ${number} van ${amount}.`,
      "Je hoeft niets te doen: het bedrag wordt afgeschreven via je opgeslagen betaalmethode.",
      `Al je facturen: ${billingLink}`,
    ),
};

/** Brings a credit note. */
export const creditNote: Template<{ number: string; corrected: string; amount: string; seller: string }> = {
  en: ({ number, corrected, amount, seller }) =>
    write(
      `Credit note ${number} from ${seller}`,
      `Attached is credit note ${number} of ${amount}. It corrects invoice ${corrected}.`,
    ),
  nl: ({ number, corrected, amount, seller }) =>
    write(
      `Creditnota ${number} van ${seller}`,
      `In de bijlage vind je creditnota ${number} van ${amount}. Deze corrigeert factuur ${corrected}.`,
    ),
};
