import type { DigestPeriods } from "./unmailed.queries.ts";

/** Hour from which digests are sent. */
const HOUR = 8;
const HOUR_MS = 3_600_000;
/** A week and a day in hours: includes 8:00 on a Monday, even across a clock change. */
const HOURS = 8 * 24 + 2;

function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { weekday: of("weekday"), hour: Number(of("hour")) };
}

/** Returns the latest 8:00 and the latest Monday 8:00 in the given time zone. */
export function digestPeriods(now: Date, timeZone: string): DigestPeriods {
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
