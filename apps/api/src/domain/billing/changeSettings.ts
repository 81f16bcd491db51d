import type { SellerDetails } from "@vaardig/contract/billing/staffBilling";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { billingPrices, billingSettings } from "./billing.table.ts";

/**
 * Saves the seller's details if the version is still the one that was read (0 for none); false when another
 * write came in between.
 */
export async function changeSettings(
  tx: Tx,
  companyId: string,
  version: number,
  seller: SellerDetails,
): Promise<boolean> {
  const fields = {
    name: seller.name,
    addressLine1: seller.address_line_1,
    addressLine2: seller.address_line_2,
    zipCode: seller.zip_code,
    city: seller.city,
    country: seller.country,
    registrationNumber: seller.registration_number,
    vatNumber: seller.vat_number,
    email: seller.email,
    iban: seller.iban,
    vatRate: seller.vat_rate,
    paymentTermDays: seller.payment_term_days,
    numberPrefix: seller.number_prefix,
  };
  const { rowCount } =
    version === 0
      ? await tx
          .insert(billingSettings)
          .values({ companyId, ...fields })
          .onConflictDoNothing()
      : await tx
          .update(billingSettings)
          .set({ ...fields, version: sql`${billingSettings.version} + 1` })
          .where(and(eq(billingSettings.companyId, companyId), eq(billingSettings.version, version)));
  return rowCount === 1;
}

/** Sets the price from a day on; replaces the price set for the same day. */
export async function setPrice(
  tx: Tx,
  companyId: string,
  { from: validFrom, cents }: { from: string; cents: number },
): Promise<void> {
  await tx
    .insert(billingPrices)
    .values({ companyId, validFrom, cents })
    .onConflictDoUpdate({ target: [billingPrices.companyId, billingPrices.validFrom], set: { cents } });
}
