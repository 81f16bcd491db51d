import type { Language } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "./i18n.ts";

/** Language on screen; draws again when it changes. */
export function useCurrentLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
