import { useMemo } from "react";
import { type Format, formatFor } from "./format.ts";
import { useCurrentLanguage } from "./useCurrentLanguage.ts";

/** Dates, numbers and lists in the language on screen. */
export function useFormat(): Format {
  const language = useCurrentLanguage();
  return useMemo(() => formatFor(language), [language]);
}
