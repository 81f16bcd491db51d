import { readPdf } from "@vaardig/resume/document/readPdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../../platform/db/database.ts";
import { buildAccount, buildSeller } from "../../../test/billingFactories.ts";
import { buildApp, type TestApp } from "../../../test/buildApp.ts";
import { buildCompany, buildUser } from "../../../test/factories.ts";
import { runJobs } from "../../../test/runJobs.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../test/smtpServer.ts";
import { billCompany } from "../billCompany.ts";
import { listSummaries } from "../invoices.queries.ts";

let smtp: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer(0);
  app = await buildApp({ SMTP_URL: smtp.url });
  await buildSeller(app.db);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ");

/** A company's first invoice as its administrator downloads it: the text, and the file's own words. */
async function download(account: Parameters<typeof buildAccount>[2]) {
  const company = await buildCompany(app.db, { lifecycle: "active" });
  await buildAccount(app.db, company, account);
  const admin = await buildUser(app.db, company, { systemRole: "admin" });
  await buildUser(app.db, company);
  await billCompany(app.app.services, company.id, new Date("2026-03-10T10:00:00Z"));
  const [invoice] = await acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, "2026-03-10"));
  const answer = await app.as(admin).get("/billing/invoices/pdf", { id: invoice?.id ?? "" });
  expect(answer.status).toBe(200);
  expect(answer.raw.headers["content-type"]).toBe("application/pdf");
  const bytes = answer.raw.rawPayload;
  const { lines } = await readPdf(bytes);
  return {
    number: invoice?.number ?? "",
    text: plain(lines.map((line) => line.text).join(" ")),
    bytes: bytes.toString("latin1"),
  };
}

const SELLER = ["Vaardig B.V.", "Blaak 555", "3011 GB Rotterdam", "KVK 12345678", "NL004495445B01"];

test("a Dutch customer's invoice has every field and VAT by its rate", async () => {
  const { number, text, bytes } = await download({ language: "nl", legalName: "Zoë Łukasz & Zn. B.V." });
  const fields = [
    "Factuur",
    number,
    "10 maart 2026",
    "24 maart 2026",
    "10 maart 2026 – 9 april 2026",
    ...SELLER,
    "Zoë Łukasz & Zn. B.V.",
    "Kade 1",
    "9711 AA Groningen",
    "Nederland",
    "KVK 87654321",
    "NL002455799B11",
    "Jouw referentie PO-77",
    ...IN_DUTCH.period,
    ...IN_DUTCH.seats,
    "Btw 21% over € 18,00",
    "€ 3,78",
    "€ 21,78",
    "NL91 ABNA 0417 1643 00",
  ];
  for (const field of fields) expect(text).toContain(field);
  expect(text).not.toContain("verlegd");
  expect(bytes).toContain("/Lang (nl)");
  expect(bytes).toContain("/Marked true");
  expect(bytes).toContain("/DisplayDocTitle true");
});

/** What an invoice names whatever the country: 2 seats at € 9 for the month from 10 March 2026. */
const IN_DUTCH = {
  facts: ["Factuurdatum 10 maart 2026", "Vervaldatum 24 maart 2026"],
  period: ["Leveringsperiode 10 maart 2026 – 9 april 2026"],
  seats: ["Gebruikers: 10 maart 2026 – 9 april 2026 2 € 9,00 € 18,00"],
  sums: ["Totaal exclusief btw € 18,00", "Totaal € 18,00"],
};
const IN_ENGLISH = {
  facts: ["Issue date 10 March 2026", "Due date 24 March 2026"],
  period: ["Supply period 10 March 2026 – 9 April 2026"],
  seats: ["Seats: 10 March 2026 – 9 April 2026 2 €9.00 €18.00"],
  sums: ["Total excluding VAT €18.00", "Total €18.00"],
};

test("a Belgian customer's invoice has every field, and says that VAT is reverse-charged", async () => {
  const buyer = {
    legalName: "Peeters & Zonen NV",
    addressLine1: "Meir 1",
    zipCode: "2000",
    city: "Antwerpen",
  };
  const numbers = { registrationNumber: "0428.759.497", vatNumber: "BE0428759497" };
  const { number, text, bytes } = await download({ language: "nl", country: "BE", ...buyer, ...numbers });
  const fields = [
    `Nummer ${number}`,
    ...Object.values(IN_DUTCH).flat(),
    ...SELLER,
    "Peeters & Zonen NV",
    "Meir 1",
    "2000 Antwerpen",
    "België",
    "Registratienr. 0428.759.497",
    "Btw-nr. BE0428759497",
    "Btw verlegd: de afnemer is de btw verschuldigd",
    "artikel 196",
    "NL91 ABNA 0417 1643 00",
  ];
  for (const field of fields) expect(text).toContain(field);
  expect(text).not.toContain("21%");
  expect(bytes).toContain("/StructTreeRoot");
});

test("a Swiss customer's invoice has every field, outside the scope of VAT, with the number as the Swiss write it", async () => {
  const buyer = {
    legalName: "Alpenblick AG",
    addressLine1: "Bahnhofstrasse 1",
    zipCode: "8001",
    city: "Zürich",
  };
  const numbers = { registrationNumber: "CH-020.3.020.910-8", vatNumber: "CHE107787577" };
  const { number, text } = await download({ language: "en", country: "CH", ...buyer, ...numbers });
  const fields = [
    "Invoice",
    `Number ${number}`,
    ...Object.values(IN_ENGLISH).flat(),
    ...SELLER,
    "Alpenblick AG",
    "Bahnhofstrasse 1",
    "8001 Zürich",
    "Switzerland",
    "Registration no. CH-020.3.020.910-8",
    "VAT no. CHE-107.787.577",
    "Outside the scope of EU VAT",
    "NL91 ABNA 0417 1643 00",
  ];
  for (const field of fields) expect(text).toContain(field);
  expect(text).not.toContain("21%");
});

test("seats that came in are on the next invoice for their days, and those given back are not on it", async () => {
  const company = await buildCompany(app.db, { lifecycle: "active" });
  await buildAccount(app.db, company, { language: "en" });
  const admin = await buildUser(app.db, company, { systemRole: "admin" });
  const leaves = await buildUser(app.db, company);
  const bill = (day: string) => billCompany(app.app.services, company.id, new Date(`${day}T10:00:00Z`));
  await bill("2026-03-10");
  await Promise.all([1, 2].map(() => buildUser(app.db, company)));
  await bill("2026-03-21");
  await acrossCompanies(app.db, (tx) =>
    tx.$client.query("update users set status = 'deactivated' where id = $1", [leaves.id]),
  );
  await bill("2026-04-10");
  const [invoice] = await acrossCompanies(app.db, (tx) => listSummaries(tx, company.id, "2026-04-10"));
  const answer = await app.as(admin).get("/billing/invoices/pdf", { id: invoice?.id ?? "" });
  const { lines } = await readPdf(answer.raw.rawPayload);
  const text = plain(lines.map((line) => line.text).join(" "));
  expect(text).toContain("Seats: 10 April 2026 – 9 May 2026 3 €9.00 €27.00");
  // 2 seats × €9 × 20 of 31 days.
  expect(text).toContain("Seats added on 21 March 2026: 20 of 31 days 2 €9.00 €11.61");
  expect(text).toContain("VAT 21% on €38.61 €8.11 Total €46.72");
});

test("the email brings the PDF to the invoice address", async () => {
  const company = await buildCompany(app.db, { lifecycle: "active" });
  await buildAccount(app.db, company, { invoiceEmail: "pdf@muller.example" });
  await billCompany(app.app.services, company.id, new Date("2026-03-10T10:00:00Z"));
  await runJobs(app.app.services);
  const mail = smtp.received.find(({ to }) => to.includes("pdf@muller.example"));
  expect(mail?.source).toContain("Content-Type: application/pdf");
  expect(mail?.source).toMatch(/filename=VA-2026-\d{5}\.pdf/);
});
