import type { Language } from "@vaardig/contract/limits";

const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

/** A time in words, in a zone that is named: "Monday 29 March 2027 at 10:00 CEST". */
export function timeIn(at: Date, language: Language, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone },
  })
    .format(at)
    .replace(",", "");
  const time = new Intl.DateTimeFormat(LOCALE[language], {
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short", timeZone },
  }).format(at);
  return `${day}${language === "nl" ? " om " : " at "}${time}`;
}
