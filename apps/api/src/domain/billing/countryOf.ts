import { COUNTRIES } from "@vaardig/contract/billing/countries";
import { LANGUAGES } from "@vaardig/contract/limits";

/** The code of a country as people write it; empty where it is not recognised. */
export function countryOf(text: string): string {
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
