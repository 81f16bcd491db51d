import { useTranslation } from "react-i18next";
import type { Format } from "../../lib/language/format.ts";

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Intl.DateTimeFormat("sv-SE").format(at);

/** Returns the name of a day: today, yesterday, or its date. */
export function useDayName(format: Format): (day: string) => string {
  const { t } = useTranslation("notifications");
  return (day) => {
    const now = Date.now();
    if (day === dayOf(now)) return t("today");
    return day === dayOf(now - DAY_MS) ? t("yesterday") : format.date(day);
  };
}
