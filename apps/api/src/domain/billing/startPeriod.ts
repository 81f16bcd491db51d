import type { Tx } from "../../platform/db/database.ts";
import type { TxServices } from "../../platform/services.ts";
import { type AccountRow, changeAccount } from "./account.queries.ts";
import { addedLines, type DraftLine, type Period, seatsLine } from "./calculate.ts";
import { monthAfter } from "./days.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { seatDays } from "./seats.queries.ts";
import type { PriceRow, SettingsRow } from "./settings.queries.ts";

export interface SubscriptionTerms {
  settings: SettingsRow;
  price: PriceRow;
  seats: number;
  today: string;
}

/** Returns the current period of an account; undefined before the first. */
export function periodOf(account: AccountRow): Period | undefined {
  const { periodFrom: from, periodTo: to, periodSeats: seats, periodPriceCents: priceCents } = account;
  if (from === null || to === null || seats === null || priceCents === null) return undefined;
  return { from, to, seats, priceCents };
}

/** Returns lines for the seats added during the current period that were not invoiced yet. */
export async function uninvoicedSeatLines(tx: Tx, account: AccountRow, today: string): Promise<DraftLine[]> {
  const period = periodOf(account);
  if (!period) return [];
  return addedLines(period, await seatDays(tx, account.companyId, period.from, today));
}

/** Starts a period and invoices it in advance, together with the `earlier` lines. */
export async function startPeriod(
  tx: Tx,
  services: Pick<TxServices, "jobs" | "config">,
  account: AccountRow,
  { settings, price, seats, today }: SubscriptionTerms,
  { from = today, earlier = [] }: { from?: string; earlier?: DraftLine[] } = {},
): Promise<AccountRow> {
  const renews = account.periodTo === from && account.anchorDay !== null;
  const anchorDay = renews ? Number(account.anchorDay) : Number(from.slice(8));
  const period: Period = { from, to: monthAfter(from, anchorDay), seats, priceCents: price.cents };
  const changed = await changeAccount(tx, account.companyId, {
    anchorDay,
    periodFrom: period.from,
    periodTo: period.to,
    periodSeats: seats,
    periodPriceCents: price.cents,
    endsOn: null,
  });
  await issueInvoice(tx, services, {
    account: changed,
    settings,
    lines: [seatsLine(period), ...earlier],
    period,
    today,
  });
  return changed;
}
