import { dayAfter } from "./adDates.ts";
import type { AdFact } from "./adFact.ts";

const until =
  "before|by|until|till|no later than|at the latest|on or before|voor|vóór|tot|t/m|uiterlijk|tot uiterlijk|t\\.m\\.";
const applying =
  "appl(?:y|ications?)|respond|reply|send (?:us )?(?:your|in)|cvs?|résumés?|letters?|vacancy (?:is )?open|open|closes|solliciteer|solliciteren|sollicitaties?|reageer|reageren|reacties?|stuur|mail|brief|motivatie|aanmelden|meld je(?: aan)?|vacature(?: is| staat)? open|openstaat";
const label =
  "(?:application |vacancy )?(?:closing|close) date(?: for applications)?|closing on|closes(?: on)?|(?:application )?deadline(?: for applications| to apply)?|last day to apply|applications? close(?: on)?|apply by|sluitingsdatum|sluit(?: op)?|reactietermijn(?: tot)?|sollicitatietermijn(?: tot)?|sollicitatiedeadline|uiterste (?:reactie|sollicitatie|inzend)datum|reageren kan tot(?: en met)?|solliciteren kan tot(?: en met)?|vacature sluit(?: op)?";

/** "Before 1 February" leaves 31 January as the last day. */
const excluding = /(?<!on or )(?<!\p{L})(?:before|v(?:oo|óó)r)(?!\p{L})/iu;
const DAY_MS = 86_400_000;

const labelled = dayAfter(label, true);
const inSentence = dayAfter(
  `(?:${applying})(?![\\p{L}])[^.;:!?]{0,60}?(?<![\\p{L}])(?:${until})(?: en met| uiterlijk| and including)?`,
  true,
);

/**
 * The last day to apply, as YYYY-MM-DD: a day without a year is the next such day. Null where an ad names none, and for
 * a day that is past, which is of an earlier search.
 */
export function applyByOf(lines: readonly string[], today: string): AdFact<string> | null {
  const found = labelled(lines, today) ?? inSentence(lines, today);
  if (!found) return null;
  const value = excluding.test(found.words) ? dayBefore(found.value) : found.value;
  return value >= today ? { ...found, value } : null;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
