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
    ...["Factuur", number, "10 maart 2026", "24 maart 2026", "10 maart 2026 – 9 april 2026", ...SELLER],
    ...[
      "Zoë Łukasz & Zn. B.V.",
      "Kade 1",
      "9711 AA Groningen",
      "Nederland",
      "KVK 87654321",
      "NL002455799B11",
    ],
    ...["PO-77", "Plaatsen: 10 maart 2026 – 9 april 2026", "€ 9,00", "€ 18,00"],
    ...["Btw 21% over € 18,00", "€ 3,78", "€ 21,78", "NL91 ABNA 0417 1643 00"],
  ];
  for (const field of fields) expect(text).toContain(field);
  expect(text).not.toContain("verlegd");
  expect(bytes).toContain("/Lang (nl)");
  expect(bytes).toContain("/Marked true");
  expect(bytes).toContain("/DisplayDocTitle true");
});

test("a Belgian customer's invoice says that VAT is reverse-charged", async () => {
  const { text, bytes } = await download({ language: "nl", country: "BE", vatNumber: "BE0428759497" });
  for (const field of [...SELLER, "België", "BE0428759497", "Btw verlegd", "artikel 196", "€ 18,00"])
    expect(text).toContain(field);
  expect(text).not.toContain("21%");
  expect(bytes).toContain("/StructTreeRoot");
});

test("a Swiss customer's invoice is outside the scope of VAT, with the number as the Swiss write it", async () => {
  const { number, text } = await download({ language: "en", country: "CH", vatNumber: "CHE107787577" });
  const fields = [
    "Invoice",
    number,
    "Switzerland",
    "CHE-107.787.577",
    "Outside the scope of EU VAT",
    "€18.00",
  ];
  for (const field of [...SELLER, ...fields, "Issue date", "Due date", "Supply period"])
    expect(text).toContain(field);
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
