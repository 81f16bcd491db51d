import { desc, lte } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { billingPrices, billingSettings } from "./billing.table.ts";

export type SettingsRow = typeof billingSettings.$inferSelect;
export type PriceRow = typeof billingPrices.$inferSelect;

/** Who sells; every company's transaction sees the one row. */
export async function findSettings(tx: Tx): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(billingSettings).orderBy(billingSettings.createdAt).limit(1);
  return row;
}

/** The price that holds on a day. */
export async function priceOn(tx: Tx, day: string): Promise<PriceRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingPrices)
    .where(lte(billingPrices.validFrom, day))
    .orderBy(desc(billingPrices.validFrom))
    .limit(1);
  return row;
}

/** All prices, newest first. */
export function listPrices(tx: Tx): Promise<PriceRow[]> {
  return tx.select().from(billingPrices).orderBy(desc(billingPrices.validFrom));
}
