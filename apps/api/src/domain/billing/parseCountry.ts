import { COUNTRIES } from "@vaardig/contract/billing/countries";
import { LANGUAGES } from "@vaardig/contract/limits";

/**
 * Returns the ISO code of a country written as a code or a name in any product language; empty when unknown.
 */
export function parseCountry(text: string): string {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return "";
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: "region" }));
  return (
    COUNTRIES.find(
      (code) =>
        code.toLowerCase() === wanted || names.some((name) => name.of(code)?.toLowerCase() === wanted),
    ) ?? ""
  );
}
