import { useMemo } from "react";
import { type Format, formatFor } from "./format.ts";
import { useCurrentLanguage } from "./useCurrentLanguage.ts";

/** Returns formatters for the current language. */
export function useFormat(): Format {
  const language = useCurrentLanguage();
  return useMemo(() => formatFor(language), [language]);
}
