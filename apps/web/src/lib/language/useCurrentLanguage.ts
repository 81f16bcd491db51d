import type { Language } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "./i18n.ts";

/** Returns the current language; re-renders when it changes. */
export function useCurrentLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
