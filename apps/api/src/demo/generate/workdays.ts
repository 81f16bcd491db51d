import { daysBefore } from "../demoDates.ts";

const HOUR_MS = 3_600_000;
/** Hours after 9:00 UTC, the time of all demo events: during office hours in summer and winter. */
const LAST_HOUR = 5;

const isWorkday = (moment: Date) => moment.getUTCDay() % 6 !== 0;

/** Returns the workdays between two days, as days before `today`; `from` is the later one. */
export function workdaysBetween(today: string, from: number, to: number): number[] {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return days.filter((day) => isWorkday(daysBefore(today, day)));
}

/** Returns a time on that day within office hours, `hour` hours after the first. */
export function officeHour(today: string, day: number, hour: number): Date {
  return new Date(daysBefore(today, day).getTime() + Math.min(hour, LAST_HOUR) * HOUR_MS);
}
