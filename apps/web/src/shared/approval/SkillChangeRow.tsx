import Box from "@mui/material/Box";
import type { Change } from "@vaardig/contract/jobs/jobWork";
import { useTranslation } from "react-i18next";
import { IMPORTANCES } from "../required-skills/useWeightText.ts";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { asLevel } from "../skills/levelNames.ts";
import type { Rating } from "../skills/skillList.ts";
import { ChangeRow } from "./ChangeRow.tsx";

type SkillChange = Change["skills"][number];

/** A changed skill: only the differences; everything for an added or removed skill, or a new record. */
export function SkillChangeRow({ skill, from, to, isNew }: SkillChange & { isNew: boolean }) {
  const { t } = useTranslation("approval");
  const isWhole = from === null || to === null;
  const differs = (part: keyof Rating) => isWhole || from[part] !== to[part];
  const parts = (["level", "kind", "importance", "must_have"] as const).filter(differs);
  return (
    <ChangeRow
      name={skill.name}
      {...(!isNew && {
        from: from ? <RatingParts rating={from} parts={parts} isPast /> : t("change.skill-added"),
      })}
      to={to ? <RatingParts rating={to} parts={parts} /> : t("change.skill-removed")}
    />
  );
}

interface Props {
  rating: Rating;
  parts: readonly (keyof Rating)[];
  isPast?: boolean;
}

function RatingParts({ rating, parts, isPast = false }: Props) {
  const { t } = useTranslation(["approval", "required-skills", "common"]);
  const { level, kind, importance, must_have: mustHave } = rating;
  const step = IMPORTANCES.find((one) => one === importance) ?? 3;
  const isNew = parts.length === 4;
  const words = [
    parts.includes("kind") && t(`required-skills:kinds.${kind}`),
    parts.includes("importance") &&
      t("required-skills:importance-is", { name: t(`required-skills:importances.${step}`) }),
    parts.includes("must_have") && mustHave && t("required-skills:must-have"),
    parts.includes("must_have") && !mustHave && !isNew && t("change.not-must-have"),
  ].filter(Boolean);
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      {parts.includes("level") && (
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, alignItems: "center" }}>
          <Box sx={{ display: "flex", ...(isPast && { opacity: 0.6 }) }}>
            <LevelSteps level={level} bare />
          </Box>
          <span aria-hidden>{t(`common:levels.${asLevel(level) ?? "none"}`)}</span>
        </Box>
      )}
      {words.length > 0 && <span>{words.join(" · ")}</span>}
    </Box>
  );
}
