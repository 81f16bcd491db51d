import { eq } from "drizzle-orm";
import { billingAccounts, billingPrices, billingSettings } from "../domain/billing/billing.table.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { buildCompany, type TestCompany } from "./factories.ts";

type Settings = typeof billingSettings.$inferInsert;
type Account = typeof billingAccounts.$inferInsert;

/** Creates the platform company with a Dutch seller and a price of 9 euros since 2020; once per database. */
export async function buildSeller(db: Database, overrides: Partial<Settings> = {}): Promise<TestCompany> {
  const platform = await buildCompany(db, { kind: "platform", name: "Vaardig" });
  await acrossCompanies(db, async (tx) => {
    await tx.insert(billingSettings).values({
      companyId: platform.id,
      name: "Vaardig B.V.",
      addressLine1: "Blaak 555",
      zipCode: "3011 GB",
      city: "Rotterdam",
      country: "NL",
      registrationNumber: "KVK 12345678",
      vatNumber: "NL004495445B01",
      email: "billing@vaardig.example",
      iban: "NL91ABNA0417164300",
      vatRate: 2_100,
      paymentTermDays: 14,
      numberPrefix: "VA",
      ...overrides,
    });
    await tx.insert(billingPrices).values({ companyId: platform.id, validFrom: "2020-01-01", cents: 900 });
  });
  return platform;
}

export const DETAILS = {
  legal_name: "Müller & Zoon B.V.",
  address_line_1: "Kade 1",
  address_line_2: "",
  zip_code: "9711 AA",
  city: "Groningen",
  country: "NL",
  registration_number: "KVK 87654321",
  vat_number: "NL002455799B11",
  purchase_reference: "PO-77",
  invoice_email: "invoices@muller.example",
  language: "en" as const,
  payment_method: "bank_transfer" as const,
};

/** Creates billing details of a company; complete by default. */
export async function buildAccount(
  db: Database,
  company: { id: string },
  overrides: Partial<Account> = {},
): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    await tx.delete(billingAccounts).where(eq(billingAccounts.companyId, company.id));
    await tx.insert(billingAccounts).values({
      companyId: company.id,
      legalName: DETAILS.legal_name,
      addressLine1: DETAILS.address_line_1,
      zipCode: DETAILS.zip_code,
      city: DETAILS.city,
      country: DETAILS.country,
      registrationNumber: DETAILS.registration_number,
      vatNumber: DETAILS.vat_number,
      purchaseReference: DETAILS.purchase_reference,
      invoiceEmail: DETAILS.invoice_email,
      version: 1,
      ...overrides,
    });
  });
}

/** Returns a company's current row. */
export async function readCompany(db: Database, { id }: { id: string }): Promise<TestCompany> {
  const [row] = await acrossCompanies(db, (tx) => tx.select().from(companies).where(eq(companies.id, id)));
  if (!row) throw new Error("the company is gone");
  return row;
}
