import type { Language } from "@vaardig/contract/limits";

const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

/** Formats cents as an amount in the reader's language: "€1,250.00", "€ 1.250,00". */
export function formatMoney(cents: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replace(/\u00a0|\u202f/g, " ");
}

/** Formats a day in the reader's language: "3 May 2027", "3 mei 2027". */
export function formatLongDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
