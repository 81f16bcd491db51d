import type { Digest } from "@vaardig/contract/saved-views/savedViews";
import { DUTCH_ZONE } from "../../platform/i18n/timeIn.ts";

/** Hour in the Netherlands from which digests are sent. */
const HOUR = 7;
const DAY_MS = 86_400_000;
const MONDAY = "Mon";

function dutch(at: Date) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: DUTCH_ZONE,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { weekday: of("weekday"), hour: Number(of("hour")) };
}

/**
 * Returns when the next digest is due: the next morning, or the next Monday for a weekly one; null for none.
 */
export function nextDigestAt(digest: Digest, now: Date): Date | null {
  if (digest === "none") return null;
  // Steps through full hours; a day has at least 23 of them, so that no morning is skipped.
  for (let at = Math.ceil((now.getTime() + 1) / 3_600_000) * 3_600_000; ; at += 3_600_000) {
    const { weekday, hour } = dutch(new Date(at));
    if (hour === HOUR && (digest === "daily" || weekday === MONDAY)) return new Date(at);
    if (at - now.getTime() > 9 * DAY_MS) throw new Error("a week has a Monday");
  }
}
