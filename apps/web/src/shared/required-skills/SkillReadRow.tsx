import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import type { SkillDraft } from "../skills/skillList.ts";
import { SkillName } from "./SkillName.tsx";
import { IMPORTANCES } from "./useWeightText.ts";

interface Props {
  entry: SkillDraft;
  descriptions: readonly string[] | undefined;
}

/** A required skill, read-only. */
export function SkillReadRow({ entry, descriptions }: Props) {
  const { t } = useTranslation(["required-skills", "common"]);
  const { skill, level, kind, importance, must_have: mustHave } = entry;
  const step = IMPORTANCES.find((one) => one === importance) ?? 3;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "center",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 216px 264px" },
        py: 4,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <SkillName entry={entry} />
      {skill.kind === "licence" ? (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("common:levels.licence")}
        </Typography>
      ) : (
        <LevelSteps level={level} descriptions={descriptions} />
      )}
      <Typography sx={{ color: "text.secondary" }}>
        {[
          t(`kinds.${kind}`),
          t("importance-is", { name: t(`importances.${step}`) }),
          mustHave && t("must-have"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
    </Box>
  );
}
