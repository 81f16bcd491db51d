import type { Language } from "@vaardig/contract/limits";

const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

// A date without time is a calendar day: read as UTC midnight, it must be shown in UTC too.
const zone = (value: string): Intl.DateTimeFormatOptions => (value.length === 10 ? { timeZone: "UTC" } : {});

export interface Format {
  /** `2026-03-01` or a timestamp → "1 Mar 2026". */
  date: (value: string) => string;
  /** `2026-03-01` → "Mar 2026". */
  month: (value: string) => string;
  /** `2026-03-01` or a timestamp → "Sunday 1 March". */
  weekday: (value: string) => string;
  /** Timestamp → "14:05". */
  time: (value: string) => string;
  /** Timestamp → "1 Mar 2026, 14:05". */
  dateTime: (value: string) => string;
  /** Timestamp → "3 days ago"; `now` in milliseconds. */
  relative: (value: string, now?: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 0–1 → "84%". */
  percent: (share: number) => string;
  /** Whole euros. */
  money: (value: number) => string;
  list: (values: readonly string[], type?: "conjunction" | "disjunction") => string;
  /** ISO 639-1 code → name of the language. */
  languageName: (code: string) => string;
}

/** Writes dates, numbers and lists the way a language does. */
export function formatFor(language: Language): Format {
  const locale = LOCALE[language];
  return {
    date: (value) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...zone(value) }).format(new Date(value)),
    month: (value) =>
      new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", ...zone(value) }).format(
        new Date(value),
      ),
    weekday: (value) =>
      new Intl.DateTimeFormat(locale, {
        weekday: "long",
        day: "numeric",
        month: "long",
        ...zone(value),
      }).format(new Date(value)),
    time: (value) =>
      new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(new Date(value)),
    dateTime: (value) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(value)),
    relative: (value, now = Date.now()) => {
      const seconds = (new Date(value).getTime() - now) / 1000;
      const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
      return unit === "second" ? words.format(0, "second") : words.format(Math.trunc(seconds / size), unit);
    },
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    percent: (share) =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share),
    money: (value) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(
        value,
      ),
    list: (values, type = "conjunction") => new Intl.ListFormat(locale, { type }).format(values),
    languageName: (code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
  };
}
