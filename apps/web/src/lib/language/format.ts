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

// A date without time is a calendar day: parsed as UTC midnight, it must be shown in UTC too.
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
  /** Cents as an amount with both decimals: "€1,250.00". */
  cents: (value: number) => string;
  list: (values: readonly string[], type?: "conjunction" | "disjunction") => string;
  /** ISO 639-1 code → name of the language. */
  languageName: (code: string) => string;
}

/**
 * Returns a cache of formatters by locale and options, because creating one costs a hundred times as much as
 * using it.
 */
function kept<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}

const dates = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const numbers = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const ages = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const lists = kept((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));
const names = kept((locale, type: Intl.DisplayNamesType) => new Intl.DisplayNames(locale, { type }));

/** Returns formatters for dates, numbers and lists in a language. */
export function formatFor(language: Language): Format {
  const locale = LOCALE[language];
  const dated = (value: string, options: Intl.DateTimeFormatOptions) =>
    dates(locale, options).format(new Date(value));
  return {
    date: (value) => dated(value, { dateStyle: "medium", ...zone(value) }),
    month: (value) => dated(value, { month: "short", year: "numeric", ...zone(value) }),
    weekday: (value) => dated(value, { weekday: "long", day: "numeric", month: "long", ...zone(value) }),
    time: (value) => dated(value, { hour: "2-digit", minute: "2-digit" }),
    dateTime: (value) => dated(value, { dateStyle: "medium", timeStyle: "short" }),
    relative: (value, now = Date.now()) => {
      const seconds = (new Date(value).getTime() - now) / 1000;
      const words = ages(locale, undefined);
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
      if (unit === "second") return words.format(0, "second");
      // "last month" would be said of eight weeks ago, which is nearer to two months.
      const whole = unit === "month" ? Math.round(seconds / size) : Math.trunc(seconds / size);
      return words.format(whole, unit);
    },
    number: (value, options) => numbers(locale, options).format(value),
    percent: (share) => numbers(locale, { style: "percent", maximumFractionDigits: 0 }).format(share),
    money: (value) =>
      numbers(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(value),
    cents: (value) => numbers(locale, { style: "currency", currency: "EUR" }).format(value / 100),
    list: (values, type = "conjunction") => lists(locale, type).format(values),
    languageName: (code) => names(locale, "language").of(code) ?? code,
  };
}
