import type { Language } from "@vaardig/contract/limits";

const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

/** Time zone of the Netherlands. */
export const DUTCH_ZONE = "Europe/Amsterdam";

interface ZoneOptions {
  /** Includes the zone in Dutch too, for a reader who may be elsewhere. */
  namesZone?: boolean;
}

function hoursIn(at: Date, language: Language, timeZone: string, { namesZone = false }: ZoneOptions): string {
  const format = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[language], { hour: "2-digit", minute: "2-digit", timeZone, ...more });
  if (language === "en") return ` at ${format({ timeZoneName: "short" }).format(at)}`;
  const zone = format({ timeZoneName: "short" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  const dutch = namesZone ? " (Nederlandse tijd)" : "";
  const named = timeZone === DUTCH_ZONE ? dutch : ` (${zone})`;
  return ` om ${format({}).format(at).replace(":", ".")} uur${named}`;
}

/**
 * Formats a time: "Monday 29 March 2027 at 10:00 CEST", "maandag 29 maart 2027 om 10.00 uur". The zone is
 * included, except in Dutch for the time zone of the Netherlands.
 */
export function timeIn(at: Date, language: Language, timeZone: string, options: ZoneOptions = {}): string {
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  })
    .format(at)
    .replace(",", "");
  return day + hoursIn(at, language, timeZone, options);
}
