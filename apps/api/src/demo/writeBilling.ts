import { LIMITS } from "@vaardig/contract/limits";
import { eq } from "drizzle-orm";
import {
  billingAccounts,
  billingPrices,
  billingSettings,
  seatCounts,
} from "../domain/billing/billing.table.ts";
import { type Period, seatsLine, totalsOf } from "../domain/billing/calculate.ts";
import { addDays, daysBetween, monthAfter } from "../domain/billing/days.ts";
import type { InvoiceRow } from "../domain/billing/invoices.queries.ts";
import { storeInvoice } from "../domain/billing/issueInvoice.ts";
import { addPayment } from "../domain/billing/payments.queries.ts";
import { findSettings } from "../domain/billing/settings.queries.ts";
import { companyMoves } from "../domain/companies/lifecycle/companyMoves.table.ts";
import type { Tx } from "../platform/db/database.ts";
import { demoId } from "./demoId.ts";

const PRICE_CENTS = 900;
/** Seats at the start of the subscription; today's seats are counted. */
const FIRST_SEATS = 52;

const SELLER = {
  name: "Vaardig B.V.",
  addressLine1: "Wilhelminakade 123",
  zipCode: "3072 AP",
  city: "Rotterdam",
  country: "NL",
  registrationNumber: "KVK 12345678",
  vatNumber: "NL004495445B01",
};

const BUYER = {
  name: "Stichting Havenzorg",
  addressLine1: "Havenstraat 12",
  zipCode: "3024 SG",
  city: "Rotterdam",
  country: "NL",
  registrationNumber: "KVK 87654321",
  vatNumber: "",
};

const partyOf = (party: typeof SELLER) => ({
  name: party.name,
  address_line_1: party.addressLine1,
  address_line_2: "",
  zip_code: party.zipCode,
  city: party.city,
  country: party.country,
  registration_number: party.registrationNumber,
  vat_number: party.vatNumber,
});

/** Stores the seller and the price. */
async function writeSeller(tx: Tx, companyId: string, since: string): Promise<void> {
  await tx
    .insert(billingSettings)
    .values({
      companyId,
      ...SELLER,
      email: "billing@vaardig.example",
      iban: "NL91ABNA0417164300",
      vatRate: 2_100,
      paymentTermDays: 14,
      numberPrefix: "VA",
    })
    .onConflictDoNothing();
  await tx
    .insert(billingPrices)
    .values({ companyId, validFrom: since, cents: PRICE_CENTS })
    .onConflictDoNothing();
}

/** Stores an invoice as issued on the first day of its period. */
async function writeInvoice(tx: Tx, companyId: string, period: Period): Promise<InvoiceRow | undefined> {
  const settings = await findSettings(tx);
  if (!settings) return undefined;
  const line = seatsLine(period);
  return storeInvoice(tx, settings, {
    companyId,
    kind: "invoice",
    creditsId: null,
    reason: "",
    issuedOn: period.from,
    dueOn: addDays(period.from, settings.paymentTermDays),
    periodFrom: period.from,
    periodTo: period.to,
    currency: "EUR",
    language: "nl",
    seller: { ...partyOf(SELLER), email: settings.email, iban: settings.iban },
    buyer: partyOf(BUYER),
    purchaseReference: "INK-2231",
    invoiceEmail: "facturen@havenzorg.example",
    vatKind: "domestic",
    vatRate: settings.vatRate,
    ...totalsOf([line], settings.vatRate),
    lines: [line],
  });
}

/** Stores the lifecycle: the trial ended when the subscription started, as its transitions show. */
async function writeLife(tx: Tx, companyId: string, start: string): Promise<void> {
  const began = `${addDays(start, -LIMITS.trialDays)}T09:00:00Z`;
  const paid = `${start}T09:00:00Z`;
  await tx.$client.query(
    `update companies set lifecycle = 'active', created_at = $3, trial_ends_at = $2, activated_at = $2, lifecycle_since = $2,
       lifecycle_version = lifecycle_version + 1 where id = $1`,
    [companyId, paid, began],
  );
  await tx
    .update(companyMoves)
    .set({ at: new Date(began) })
    .where(eq(companyMoves.companyId, companyId));
  await tx.insert(companyMoves).values({
    companyId,
    id: demoId("hospital", "activated"),
    at: new Date(paid),
    actorId: null,
    move: "activate",
    from: "trialing",
    to: "active",
    reason: "billing",
  });
}

/** Stores the hospital's third paid month: two invoices are paid, the last one is open. */
export async function writeBilling(tx: Tx, companyId: string, today: string): Promise<void> {
  const from = [-67, -37, -6].map((days) => addDays(today, days));
  const [start = today, , last = today] = from;
  await writeSeller(tx, demoId("platform"), addDays(start, -365));
  await writeLife(tx, companyId, start);
  const { rows } = await tx.$client.query<{ seats: number }>(
    `select count(*)::int as seats from users where company_id = $1 and status = 'active' and account
       and system_role in ('employee', 'manager', 'hr_manager', 'admin', 'moderator')`,
    [companyId],
  );
  const seats = rows[0]?.seats ?? FIRST_SEATS;
  const seatsOn = (day: string) => Math.min(seats, FIRST_SEATS + Math.floor(daysBetween(start, day) / 9));
  const days = Array.from({ length: daysBetween(start, today) }, (_, at) => addDays(start, at));
  await tx.insert(seatCounts).values(days.map((day) => ({ companyId, day, seats: seatsOn(day) })));
  const { name: legalName, ...address } = BUYER;
  await tx.insert(billingAccounts).values({
    companyId,
    legalName,
    ...address,
    purchaseReference: "INK-2231",
    invoiceEmail: "facturen@havenzorg.example",
    language: "nl",
    anchorDay: Number(last.slice(8)),
    periodFrom: last,
    periodTo: monthAfter(last, Number(last.slice(8))),
    periodSeats: seatsOn(last),
    periodPriceCents: PRICE_CENTS,
    version: 1,
  });
  for (const [at, day] of from.entries()) {
    const to = from[at + 1] ?? monthAfter(day, Number(day.slice(8)));
    const invoice = await writeInvoice(tx, companyId, {
      from: day,
      to,
      seats: seatsOn(day),
      priceCents: PRICE_CENTS,
    });
    if (!invoice || day === last) continue;
    await addPayment(tx, {
      companyId,
      id: demoId("payment", at),
      invoiceId: invoice.id,
      amountCents: invoice.totalCents,
      receivedOn: addDays(day, 9),
      method: "bank_transfer",
      reference: `Havenzorg ${invoice.number}`,
      recordedBy: demoId("staff"),
    });
  }
}
