import { daysBefore } from "../demoDates.ts";

const HOUR_MS = 3_600_000;
/** From nine in the morning, as all moments of the demo, to four hours later: an office hour in summer and in winter. */
const LAST_HOUR = 5;

const isWorkday = (moment: Date) => moment.getUTCDay() % 6 !== 0;

/** The days between two, as days before `today`, on which people work; `from` is the later one. */
export function workdaysBetween(today: string, from: number, to: number): number[] {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return days.filter((day) => isWorkday(daysBefore(today, day)));
}

/** A moment on that day within office hours, `hour` of them after the first. */
export function officeHour(today: string, day: number, hour: number): Date {
  return new Date(daysBefore(today, day).getTime() + Math.min(hour, LAST_HOUR) * HOUR_MS);
}
