import type { Tx } from "../../platform/db/database.ts";
import { type AccountRow, hasDetails } from "./account.queries.ts";
import { findSettings, priceOn } from "./settings.queries.ts";

/** What a subscription that begins on a day is charged by; undefined without a price, a seller or an address for invoices. */
export async function termsOn(tx: Tx, account: AccountRow, day: string) {
  const settings = await findSettings(tx);
  const price = await priceOn(tx, day);
  return settings && price && hasDetails(account) ? { settings, price } : undefined;
}
