import type { Language } from "@vaardig/contract/limits";

const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

/** Formats a day (`2026-12-01`) in the reader's language: "1 December 2026". */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Formats whole euros: "€3,400", in Dutch "€ 3.400". */
export function formatEuros(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  }).format(amount);
}
