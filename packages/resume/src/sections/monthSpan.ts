import { type DateRange, monthIndex, type YearMonth } from "./dates.ts";

/** Months counted from year 0, end exclusive. */
export interface MonthSpan {
  from: number;
  to: number;
}

/** The months a period covers up to today, which is given; "2015–2018" counts as three years. */
export function spanOf(period: DateRange, today: YearMonth): MonthSpan | null {
  if (!period.start) return null;
  const now = monthIndex(today, 6) + 1;
  const from = monthIndex(period.start, 7);
  const to = Math.min(now, period.end ? monthIndex(period.end, 6) + 1 : now);
  if (to > from) return { from, to };
  return from <= now ? { from, to: from + (period.start.month === null ? 6 : 1) } : null;
}

/** Months covered by one or more spans, overlaps counted once. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, span.to - Math.max(span.from, reached));
    reached = Math.max(reached, span.to);
  }
  return total;
}
