import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { detectLanguage, languageCookie } from "./detectLanguage.ts";
import { messagesBackend } from "./messagesBackend.ts";

export const i18n = i18next;

/** Returns the current language. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.resolvedLanguage) ?? LANGUAGES[0];
}

/** Loads the shared messages and those of the first screen; others load with their screens. */
export async function startI18n(firstScreen: readonly string[]): Promise<void> {
  const detected = detectLanguage(window.location.search, document.cookie);
  i18n.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await i18n
    .use(messagesBackend)
    .use(initReactI18next)
    .init({
      lng: detected ?? LANGUAGES[0],
      fallbackLng: LANGUAGES[0],
      supportedLngs: [...LANGUAGES],
      load: "languageOnly",
      ns: ["common", "validation", ...firstScreen],
      defaultNS: "common",
      interpolation: { escapeValue: false },
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
  if (detected) rememberLanguage(detected);
}

/** Stores the language for the next visit. */
export function rememberLanguage(language: Language): void {
  // The Cookie Store API is missing outside secure contexts, in which a company may run this.
  Object.assign(document, { cookie: languageCookie(language) });
}
