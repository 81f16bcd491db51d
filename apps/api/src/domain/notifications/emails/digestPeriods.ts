import type { Periods } from "./unmailed.queries.ts";

/** The hour of the morning from which digests leave. */
const HOUR = 8;
const HOUR_MS = 3_600_000;
/** A week and a day of hours: one of them is a Monday's eighth, whatever the clocks do. */
const HOURS = 8 * 24 + 2;

function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, weekday: "short", hour: "2-digit", hourCycle: "h23" },
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { weekday: of("weekday"), hour: Number(of("hour")) };
}

/** The last eight in the morning, and the last of a Monday, in the company's time zone. */
export function digestPeriods(now: Date, timeZone: string): Periods {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  let daily: Date | undefined;
  for (let back = 0; back < HOURS; back += 1) {
    const at = new Date(hour - back * HOUR_MS);
    const local = localTime(at, timeZone);
    if (local.hour !== HOUR) continue;
    daily ??= at;
    if (local.weekday === "Mon") return { daily, weekly: at };
  }
  throw new Error("a week has a Monday");
}
