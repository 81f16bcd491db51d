export const DAY_MS = 86_400_000;
const NINE_HOURS_MS = 32_400_000;

/** The last day (an ISO date) whose nine in the morning (UTC) is over: nothing of the demo happened later than `now`. */
export function lastMorning(now: number): string {
  return new Date(now - NINE_HOURS_MS).toISOString().slice(0, 10);
}

/** The moment `days` before nine in the morning (UTC) of `today` (an ISO date); negative days lie ahead. */
export function daysBefore(today: string, days: number): Date {
  return new Date(Date.parse(`${today}T09:00:00Z`) - days * DAY_MS);
}

/** The ISO date `days` before `today`; negative days lie ahead. */
export function dateBefore(today: string, days: number): string {
  return daysBefore(today, days).toISOString().slice(0, 10);
}
