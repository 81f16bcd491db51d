import { useTranslation } from "react-i18next";
import type { Rating } from "../skills/skillList.ts";

export const IMPORTANCES = [1, 2, 3, 4, 5] as const;

/** Returns a function that formats a weight: "Essential · Importance: High · must-have". */
export function useWeightText(): (rating: Omit<Rating, "level">) => string {
  const { t } = useTranslation("required-skills");
  return ({ kind, importance, must_have: mustHave }) => {
    const step = IMPORTANCES.find((one) => one === importance) ?? 3;
    return [
      t(`kinds.${kind}`),
      t("importance-is", { name: t(`importances.${step}`) }),
      mustHave && t("is-must-have"),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}
