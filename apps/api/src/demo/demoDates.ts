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

const MINUTE_MS = 60_000;
/** Between what would be of Saturday and of Sunday. */
const MINUTES_APART = 12;
const isWeekend = (moment: Date) => moment.getUTCDay() % 6 === 0;

/**
 * A moment on the last workday no later than `days` before `today`, between half past six and eight in the morning (UTC),
 * which is at work in the Netherlands all year. A day has one moment, and a weekend's days follow each other on the Friday,
 * so that the order of days is kept.
 */
export function workdayBefore(today: string, days: number): Date {
  let moment = daysBefore(today, days);
  let later = 0;
  for (; isWeekend(moment); later += MINUTES_APART) moment = new Date(moment.getTime() - DAY_MS);
  const earlier = 60 + ((Math.floor(moment.getTime() / DAY_MS) * 37) % 91);
  return minutesAfter(moment, later - earlier);
}

/** The moment so many minutes after another one. */
export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

/** The first day of the month of an ISO date. */
export const monthStart = (date: string): string => `${date.slice(0, 8)}01`;

/** The ISO date `days` before `today`; negative days lie ahead. */
export function dateBefore(today: string, days: number): string {
  return daysBefore(today, days).toISOString().slice(0, 10);
}
