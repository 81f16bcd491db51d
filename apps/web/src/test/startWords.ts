import { LANGUAGES } from "@vaardig/contract/limits";
import validationWords from "@vaardig/contract/validation.en.json";
import { initReactI18next } from "react-i18next";
import { i18n } from "../lib/language/i18n.ts";
import commonWords from "../lib/words/common.en.json";

/** Starts the messages in English, once for all files of a worker, and adds those of features by namespace. */
export async function startWords(words: Record<string, object> = {}): Promise<void> {
  if (!i18n.isInitialized)
    await i18n.use(initReactI18next).init({
      lng: "en",
      supportedLngs: [...LANGUAGES],
      ns: ["common", "validation"],
      defaultNS: "common",
      resources: { en: { common: commonWords, validation: validationWords } },
      interpolation: { escapeValue: false },
    });
  for (const [name, texts] of Object.entries(words)) i18n.addResourceBundle("en", name, texts);
}
