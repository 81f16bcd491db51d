import type { Language } from "@vaardig/contract/limits";
import { plainText } from "../../lib/language/plainText.ts";
import { COMMON_LANGUAGES, OTHER_LANGUAGES } from "./languageCodes.ts";

export interface LanguageOption {
  code: string;
  name: string;
  common: boolean;
  /** Names in the language itself and in English, for search. */
  alsoKnown: string;
}

function nameIn(locale: string, code: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
}

/** Returns language options in the current language: common ones first in fixed order, the others by name. */
export function languageOptions(language: Language): LanguageOption[] {
  const names = new Intl.DisplayNames([language], { type: "language" });
  const toOption = (code: string, common: boolean): LanguageOption => ({
    code,
    name: names.of(code) ?? code,
    common,
    alsoKnown: `${nameIn(code, code)} ${nameIn("en", code)}`,
  });
  const others = OTHER_LANGUAGES.map((code) => toOption(code, false));
  others.sort((a, b) => a.name.localeCompare(b.name, language));
  return [...COMMON_LANGUAGES.map((code) => toOption(code, true)), ...others];
}

/** Returns the options with a word, in any of the three names, that starts with the search. */
export function matchingLanguages(options: readonly LanguageOption[], search: string): LanguageOption[] {
  const wanted = plainText(search.trim());
  if (wanted === "") return [...options];
  return options.filter(({ name, alsoKnown }) =>
    ` ${plainText(`${name} ${alsoKnown}`)}`.includes(` ${wanted}`),
  );
}
