import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

type Counted = "people" | "teams" | "roles" | "vacancies";

/** "12 people", "3 teams" in the language on screen. */
export function useCounts(): (what: Counted, count: number) => string {
  const { t } = useTranslation("organization");
  const format = useFormat();
  return (what, count) => t(`counts.${what}`, { count, formatted: format.number(count) });
}
