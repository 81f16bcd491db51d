const DAY_MS = 24 * 3_600_000;

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (at: Date) => at.toISOString().slice(0, 10);

/** Returns the calendar day (YYYY-MM-DD) of a moment in a time zone. */
export function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

export function addDays(day: string, days: number): string {
  return asDay(new Date(asDate(day).getTime() + days * DAY_MS));
}

/** Returns the number of days between two days, the last one not counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((asDate(to).getTime() - asDate(from).getTime()) / DAY_MS);
}

/**
 * Returns the same day one month later, or that month's last day when it is shorter. `anchor` brings back the
 * 31st after a February.
 */
export function monthAfter(day: string, anchor: number): string {
  const from = asDate(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(new Date(Date.UTC(year, month, Math.min(anchor, last))));
}
