import type { Skill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { asLevel } from "../skills/levelNames.ts";
import type { Rating } from "../skills/skillList.ts";
import { useWeightText } from "./useWeightText.ts";

type Rated = Rating & { skill?: Pick<Skill, "kind"> };

/** Returns a function that formats a rating: "Advanced · Essential · Importance: High · must-have". */
export function useRatingText(): (rating: Rated) => string {
  const { t } = useTranslation("common");
  const weightWords = useWeightText();
  return ({ skill, level, ...weight }) => {
    const levelWords = skill?.kind === "licence" ? "licence" : (asLevel(level) ?? "none");
    return [t(`levels.${levelWords}`), weightWords(weight)].join(" · ");
  };
}
