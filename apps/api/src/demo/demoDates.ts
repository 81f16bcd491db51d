export const DAY_MS = 86_400_000;

/** The moment `days` before nine in the morning (UTC) of `today` (an ISO date); negative days lie ahead. */
export function daysBefore(today: string, days: number): Date {
  return new Date(Date.parse(`${today}T09:00:00Z`) - days * DAY_MS);
}

/** The ISO date `days` before `today`; negative days lie ahead. */
export function dateBefore(today: string, days: number): string {
  return daysBefore(today, days).toISOString().slice(0, 10);
}
