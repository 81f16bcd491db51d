import type { Digest } from "@vaardig/contract/saved-views/savedViews";
import { DUTCH_ZONE } from "../../platform/i18n/timeIn.ts";

/** The hour of the morning, in the Netherlands, from which digests leave. */
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

/** When a digest is looked for next: the next morning, of a weekly one the next Monday's; null for none. */
export function nextDigestAt(digest: Digest, now: Date): Date | null {
  if (digest === "none") return null;
  // From the next full hour on; a day has 23 hours at least, so that no morning is passed over.
  for (let at = Math.ceil((now.getTime() + 1) / 3_600_000) * 3_600_000; ; at += 3_600_000) {
    const { weekday, hour } = dutch(new Date(at));
    if (hour === HOUR && (digest === "daily" || weekday === MONDAY)) return new Date(at);
    if (at - now.getTime() > 9 * DAY_MS) throw new Error("a week has a Monday");
  }
}
