import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

type Counted = "people" | "teams" | "roles" | "vacancies";

/** Returns a function that formats counts: "12 people", "3 teams". */
export function useCounts(): (what: Counted, count: number) => string {
  const { t } = useTranslation("organization");
  const format = useFormat();
  return (what, count) => t(`counts.${what}`, { count, formatted: format.number(count) });
}
