import { desc, lte } from "drizzle-orm";
import type { Tx } from "../../platform/db/database.ts";
import { billingPrices, billingSettings } from "./billing.table.ts";

export type SettingsRow = typeof billingSettings.$inferSelect;
export type PriceRow = typeof billingPrices.$inferSelect;

/** Returns the seller's details; row-level security lets every company read this one row. */
export async function findSettings(tx: Tx): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(billingSettings).orderBy(billingSettings.createdAt).limit(1);
  return row;
}

/** Returns the price in force on a day. */
export async function priceOn(tx: Tx, day: string): Promise<PriceRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingPrices)
    .where(lte(billingPrices.validFrom, day))
    .orderBy(desc(billingPrices.validFrom))
    .limit(1);
  return row;
}

/** Returns all prices, newest first. */
export function listPrices(tx: Tx): Promise<PriceRow[]> {
  return tx.select().from(billingPrices).orderBy(desc(billingPrices.validFrom));
}
