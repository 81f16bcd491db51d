export const DAY_MS = 86_400_000;
const NINE_HOURS_MS = 32_400_000;

/** Returns the last ISO date whose 9:00 UTC has passed: nothing in the demo is later than `now`. */
export function lastMorning(now: number): string {
  return new Date(now - NINE_HOURS_MS).toISOString().slice(0, 10);
}

/** Returns 9:00 UTC, `days` before `today` (an ISO date); negative days lie in the future. */
export function daysBefore(today: string, days: number): Date {
  return new Date(Date.parse(`${today}T09:00:00Z`) - days * DAY_MS);
}

const MINUTE_MS = 60_000;
/** Distance between moments moved from Saturday and Sunday to the same Friday. */
const MINUTES_APART = 12;
const isWeekend = (moment: Date) => moment.getUTCDay() % 6 === 0;

/**
 * Returns a time on the last workday no later than `days` before `today`, between 6:30 and 8:00 UTC, which is
 * during working hours in the Netherlands all year. Each day has one time, and a weekend's days follow each
 * other on the Friday, so that the order of days is kept.
 */
export function workdayBefore(today: string, days: number): Date {
  let moment = daysBefore(today, days);
  let later = 0;
  for (; isWeekend(moment); later += MINUTES_APART) moment = new Date(moment.getTime() - DAY_MS);
  const earlier = 60 + ((Math.floor(moment.getTime() / DAY_MS) * 37) % 91);
  return minutesAfter(moment, later - earlier);
}

/** Returns the time some minutes after another one. */
export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

/** Returns the first day of an ISO date's month. */
export const monthStart = (date: string): string => `${date.slice(0, 8)}01`;

/** Returns the ISO date `days` before `today`; negative days lie in the future. */
export function dateBefore(today: string, days: number): string {
  return daysBefore(today, days).toISOString().slice(0, 10);
}
