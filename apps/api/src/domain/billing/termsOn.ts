import type { Tx } from "../../platform/db/database.ts";
import { type AccountRow, hasDetails } from "./account.queries.ts";
import { findSettings, priceOn } from "./settings.queries.ts";

/**
 * Returns the seller and price for a subscription starting on a day; undefined without a price, a seller or
 * billing details.
 */
export async function termsOn(tx: Tx, account: AccountRow, day: string) {
  const settings = await findSettings(tx);
  const price = await priceOn(tx, day);
  return settings && price && hasDetails(account) ? { settings, price } : undefined;
}
