import type { Skill } from "@vaardig/contract/skills";
import { useTranslation } from "react-i18next";
import type { Rating } from "../../lib/skillList.ts";
import { asLevel } from "../levelNames.ts";

export const IMPORTANCES = [1, 2, 3, 4, 5] as const;

type Rated = Rating & { skill?: Pick<Skill, "kind"> };

/** How a skill is rated, in words: "Advanced · Essential · Importance: High · must-have". */
export function useRatingWords(): (rating: Rated) => string {
  const { t } = useTranslation(["skill-profiles", "common"]);
  return ({ skill, level, kind, importance, must_have: mustHave }) => {
    const step = IMPORTANCES.find((one) => one === importance) ?? 3;
    return [
      skill?.kind === "licence" ? t("common:levels.licence") : t(`common:levels.${asLevel(level) ?? "none"}`),
      t(`detail.kinds.${kind}`),
      t("detail.importance-is", { name: t(`detail.importances.${step}`) }),
      mustHave && t("save.is-must-have"),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}
