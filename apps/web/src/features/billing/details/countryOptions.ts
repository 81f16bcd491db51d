import { COUNTRIES } from "@vaardig/contract/billing/countries";
import type { Language } from "@vaardig/contract/limits";

export function countryName(code: string, language: Language): string {
  return code === "" ? "" : (new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code);
}

/** Returns countries sorted by name in the reader's language. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}
