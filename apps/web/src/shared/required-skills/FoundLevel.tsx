import Typography from "@mui/material/Typography";
import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelSelect } from "../resume-review/LevelSelect.tsx";
import { LEVELS } from "../skills/levelNames.ts";

interface Props {
  found: TextSkill;
  /** Null while neither stated nor set. */
  level: number | null;
  descriptions: readonly string[] | undefined;
  onChoose: (level: number) => void;
}

/** Level of a skill found in a text; without one it must be set, with the suggestion marked as such. */
export function FoundLevel({ found, level, descriptions, onChoose }: Props) {
  const { t } = useTranslation(["required-skills", "common"]);
  const [open, setOpen] = useState(false);
  const { skill, suggested_level: suggested } = found;
  if (skill.kind === "licence") {
    return (
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t("common:levels.licence")}
      </Typography>
    );
  }
  return (
    <LevelSelect
      open={open}
      onOpen={setOpen}
      value={String(level ?? "")}
      label={t("sheet.level-of", { name: skill.name })}
      choices={LEVELS.map((one) => ({
        value: String(one),
        name: t(`common:levels.${one}`),
        help: descriptions?.[one - 1],
      }))}
      suggested={suggested === null ? undefined : String(suggested)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
