import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";

export interface FigureTexts {
  number: string;
  label: string;
  /** Comparison, or composition; null without one. */
  detail: string | null;
}

/** Returns a function that formats a figure as text. */
export function useFigureTexts(): (figure: Figure) => FigureTexts {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { user } = useAuth();
  const isLine = user?.system_role === "manager";

  const compared = ({ key, value, previous }: Figure): string | null => {
    if (previous === null) return null;
    if (key === "time_to_hire") {
      const days = { count: Math.abs(value - previous), number: format.number(Math.abs(value - previous)) };
      if (value === previous) return t("compared.as-fast");
      return t(value > previous ? "compared.slower" : "compared.faster", days);
    }
    if (value === previous) return t("compared.same");
    const number = format.number(Math.abs(value - previous));
    return t(value > previous ? "compared.more" : "compared.fewer", { number });
  };

  return (figure) => {
    const { key, value, of } = figure;
    if (key === "skill_cover") {
      const values = { value: format.number(value), of: format.number(of ?? 0) };
      return {
        number: format.percent(of ? value / of : 0),
        label: t("figures.skill_cover"),
        detail: t("cover-detail", values),
      };
    }
    const word = key === "headcount" && isLine ? "line" : key;
    return {
      number: format.number(value),
      label: t(`figures.${word}`, { count: value, of: format.number(of ?? 0) }),
      detail: compared(figure),
    };
  };
}
