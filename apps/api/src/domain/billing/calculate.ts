import { addDays, daysBetween } from "./days.ts";

/**
 * Divides whole numbers and rounds to the nearest, halves away from zero. The only rounding of money in the
 * product.
 */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const sign = dividend < 0n ? -1n : 1n;
  return Number((sign * (2n * sign * dividend + divisor)) / (2n * divisor));
}

/** Returns the price, in cents, of seats for some days of a period. */
export function prorate(seats: number, priceCents: number, days: number, periodDays: number): number {
  return divideRounded(BigInt(seats) * BigInt(priceCents) * BigInt(days), BigInt(periodDays));
}

/** Returns the VAT on a net amount, in cents; `rate` is in hundredths of a percent. */
export function vatAmount(netCents: number, rate: number): number {
  return divideRounded(BigInt(netCents) * BigInt(rate), 10_000n);
}

export interface DraftLine {
  kind: "seats" | "added";
  seats: number;
  priceCents: number;
  dateFrom: string;
  dateTo: string;
  days: number;
  periodDays: number;
  netCents: number;
}

export interface Period {
  from: string;
  /** The day of renewal. */
  to: string;
  seats: number;
  priceCents: number;
}

/** Returns the invoice line for the seats of a whole period. */
export function seatsLine({ from, to, seats, priceCents }: Period): DraftLine {
  const days = daysBetween(from, to);
  const dates = { dateFrom: from, dateTo: to, days, periodDays: days };
  return { kind: "seats", seats, priceCents, ...dates, netCents: seats * priceCents };
}

/**
 * Returns lines for the seats added during a period, each from its first count to the period's end. A seat
 * that was charged is not charged again when it is removed and added back. `counts` are per day, in order.
 */
export function addedLines(period: Period, counts: readonly { day: string; seats: number }[]): DraftLine[] {
  const periodDays = daysBetween(period.from, period.to);
  const lines: DraftLine[] = [];
  let paid = period.seats;
  for (const { day, seats } of counts) {
    if (day < period.from || day >= period.to || seats <= paid) continue;
    const added = seats - paid;
    const days = daysBetween(day, period.to);
    paid = seats;
    lines.push({
      kind: "added",
      seats: added,
      priceCents: period.priceCents,
      dateFrom: day,
      dateTo: period.to,
      days,
      periodDays,
      netCents: prorate(added, period.priceCents, days, periodDays),
    });
  }
  return lines;
}

export interface Totals {
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** Returns the sum of the lines, and the VAT on that sum. */
export function totalsOf(lines: readonly { netCents: number }[], vatRate: number): Totals {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = vatAmount(netCents, vatRate);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

/** Returns the last day of a period, for display. */
export const lastDayOf = (to: string) => addDays(to, -1);
