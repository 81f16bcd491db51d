import type { Language } from "@vaardig/contract/limits";
import type { DraftLine } from "../calculate.ts";
import { lastDayOf } from "../calculate.ts";
import type { InvoiceRow } from "../invoices.queries.ts";
import type { InvoiceParty } from "../invoices.table.ts";
import { formatLongDay, formatMoney } from "../mails/formatMoney.ts";
import words from "./invoiceWords.json" with { type: "json" };
import { PdfPage } from "./page.ts";

/** The content of the PDF: a stored invoice with its lines and, for a credit note, the corrected number. */
export interface InvoiceDocument {
  invoice: Omit<InvoiceRow, "createdAt">;
  lines: DraftLine[];
  corrected: string | null;
}

type Word = keyof (typeof words)["en"];
type Values = Record<string, string | number>;
type Say = (key: Word, values?: Values) => string;

const QUIET = "#51605A";
/** Fractions of the width. */
const COLUMNS = [0.58, 0.1, 0.17, 0.15];

function sayIn(language: Language): Say {
  return (key, values = {}) =>
    words[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function partyLines(party: InvoiceParty, language: Language, say: Say): string[] {
  const country = new Intl.DisplayNames([language], { type: "region" }).of(party.country) ?? party.country;
  const place = `${party.zip_code} ${party.city}`;
  return [
    ...[party.address_line_1, party.address_line_2, place, country].filter((line) => line.trim() !== ""),
    ...(party.registration_number ? [`${say("registration")} ${party.registration_number}`] : []),
    ...(party.vat_number ? [`${say("vat_number")} ${swissForm(party.vat_number)}`] : []),
  ];
}

/** Swiss numbers are grouped. */
const swissForm = (number: string) =>
  number.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, (_, a, b, c) => `CHE-${a}.${b}.${c}`);

function drawParties(page: PdfPage, { invoice }: InvoiceDocument, say: Say): void {
  const half = page.width / 2 - 12;
  const top = page.y;
  let bottom = top;
  const sides = [
    ["seller", invoice.seller, page.left],
    ["buyer", invoice.buyer, page.left + half + 24],
  ] as const;
  for (const [label, party, x] of sides) {
    page.y = top;
    page.write("P", say(label), { x, width: half, size: 9, color: QUIET });
    page.write("P", party.name, { x, width: half, weight: "bold" });
    for (const line of partyLines(party, invoice.language, say)) page.write("P", line, { x, width: half });
    bottom = Math.max(bottom, page.y);
  }
  page.y = bottom + 20;
}

function drawFacts(page: PdfPage, { invoice, corrected }: InvoiceDocument, say: Say): void {
  const day = (one: string) => formatLongDay(one, invoice.language);
  const facts: [Word, string][] = [
    ["number", invoice.number],
    ["issued", day(invoice.issuedOn)],
    ["supply", `${day(invoice.periodFrom)} – ${day(lastDayOf(invoice.periodTo))}`],
    ...(corrected === null ? ([["due", day(invoice.dueOn)]] as [Word, string][]) : []),
    ...(corrected === null ? [] : ([["corrects", corrected]] as [Word, string][])),
    ...(invoice.reason ? ([["reason", invoice.reason]] as [Word, string][]) : []),
    ...(invoice.purchaseReference ? ([["reference", invoice.purchaseReference]] as [Word, string][]) : []),
  ];
  for (const [label, value] of facts) {
    page.need(page.heightOf(value, { width: page.width - 130 }));
    page.put("P", say(label), { width: 120, color: QUIET });
    page.write("P", value, { x: page.left + 130, width: page.width - 130 });
  }
  page.y += 24;
}

function drawLines(page: PdfPage, { invoice, lines }: InvoiceDocument, say: Say): void {
  const { language } = invoice;
  const table = page.group("Table");
  const row = (type: "TH" | "TD", cells: string[]) => {
    const element = page.group("TR", table);
    const height = page.heightOf(cells[0] ?? "", { width: page.width * (COLUMNS[0] ?? 1) - 8 });
    page.need(height + 12);
    page.y += 6;
    let x = page.left;
    cells.forEach((cell, at) => {
      const width = page.width * (COLUMNS[at] ?? 0) - (at === 0 ? 8 : 0);
      const look = type === "TH" ? { size: 9, color: QUIET } : {};
      page.put(type, cell, { x, width, align: at === 0 ? "left" : "right", ...look }, element);
      x += page.width * (COLUMNS[at] ?? 0);
    });
    element.end();
    page.y += height + 6;
    page.rule();
  };
  row("TH", [say("description"), say("seats"), say("price"), say("amount")]);
  for (const line of lines) {
    const from = formatLongDay(line.dateFrom, language);
    const to = formatLongDay(lastDayOf(line.dateTo), language);
    const { days, periodDays } = line;
    const what =
      line.kind === "seats"
        ? say("period_line", { from, to })
        : say("added_line", { from, days, periodDays });
    row("TD", [
      what,
      String(line.seats),
      formatMoney(line.priceCents, language),
      formatMoney(line.netCents, language),
    ]);
  }
  table.end();
  page.y += 12;
}

function drawTotals(page: PdfPage, { invoice }: InvoiceDocument, say: Say): void {
  const { language, vatKind } = invoice;
  const net = formatMoney(invoice.netCents, language);
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(invoice.vatRate / 100);
  const sums: [string, string, boolean][] = [
    [say("net"), net, false],
    ...(vatKind === "domestic"
      ? [
          [say("vat", { rate, net }), formatMoney(invoice.vatCents, language), false] as [
            string,
            string,
            boolean,
          ],
        ]
      : []),
    [say("total"), formatMoney(invoice.totalCents, language), true],
  ];
  for (const [label, amount, isStrong] of sums) {
    const weight = isStrong ? "bold" : "regular";
    page.need(18);
    page.put("P", label, { x: page.left + page.width * 0.4, width: page.width * 0.38, weight });
    page.write("P", amount, {
      x: page.left + page.width * 0.78,
      width: page.width * 0.22,
      align: "right",
      weight,
    });
    page.y += 4;
  }
  page.y += 16;
  if (vatKind !== "domestic") page.write("P", say(vatKind));
}

/** Draws an invoice or credit note as a tagged PDF, in the language of the invoice. */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { invoice, corrected } = document;
  const { language, seller, number } = invoice;
  const say = sayIn(language);
  const title = `${say(invoice.kind)} ${number}`;
  const page = new PdfPage(title, language, seller.name);
  page.write("H1", title, { size: 20, weight: "bold" });
  page.y += 16;
  drawParties(page, document, say);
  drawFacts(page, document, say);
  drawLines(page, document, say);
  drawTotals(page, document, say);
  page.y += 8;
  const total = formatMoney(invoice.totalCents, language);
  const due = formatLongDay(invoice.dueOn, language);
  if (corrected !== null) page.write("P", say("credited"));
  else if (invoice.dueOn === invoice.issuedOn) page.write("P", say("collected"));
  else
    page.write(
      "P",
      say("transfer", { total, due, iban: ibanInGroups(seller.iban), name: seller.name, number }),
    );
  page.y += 6;
  page.write("P", say("questions", { email: seller.email }), { color: QUIET });
  return page.end();
}

const ibanInGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
