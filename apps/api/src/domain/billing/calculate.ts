import { addDays, daysBetween } from "./days.ts";

/** A quotient of whole numbers as the nearest whole number; half goes away from zero. The product's one rounding of money. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const sign = dividend < 0n ? -1n : 1n;
  return Number((sign * (2n * sign * dividend + divisor)) / (2n * divisor));
}

/** Cents of seats for some days of a period. */
export function prorate(seats: number, priceCents: number, days: number, periodDays: number): number {
  return divideRounded(BigInt(seats) * BigInt(priceCents) * BigInt(days), BigInt(periodDays));
}

/** Cents of VAT on a net amount; `rate` in hundredths of a percent. */
export function vatOn(netCents: number, rate: number): number {
  return divideRounded(BigInt(netCents) * BigInt(rate), 10_000n);
}

export interface Line {
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

/** A whole period of seats. */
export function seatsLine({ from, to, seats, priceCents }: Period): Line {
  const days = daysBetween(from, to);
  const dates = { dateFrom: from, dateTo: to, days, periodDays: days };
  return { kind: "seats", seats, priceCents, ...dates, netCents: seats * priceCents };
}

/**
 * Seats that came during a period, each from the day of its first count to the period's end. What was charged is not
 * charged again when a seat is given back and taken again; counts are by day, in order.
 */
export function addedLines(period: Period, counts: readonly { day: string; seats: number }[]): Line[] {
  const periodDays = daysBetween(period.from, period.to);
  const lines: Line[] = [];
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

/** Lines together, and VAT on their sum. */
export function totalsOf(lines: readonly { netCents: number }[], vatRate: number): Totals {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = vatOn(netCents, vatRate);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

/** The last day of a period, for reading. */
export const lastDayOf = (to: string) => addDays(to, -1);
