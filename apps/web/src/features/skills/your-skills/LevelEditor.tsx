import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { ExpiryField } from "./ExpiryField.tsx";

interface Props {
  mine: PersonSkill;
  descriptions: readonly string[] | undefined;
  onSave: (level: number, expiresOn: string | null) => void;
  onCancel: () => void;
}

/** Inline editor of a level; Escape cancels. */
export function LevelEditor({ mine, descriptions, onSave, onCancel }: Props) {
  const { t } = useTranslation(["skills", "common"]);
  const { skill } = mine;
  const isLicence = skill.kind === "licence";
  const [level, setLevel] = useState(firstLevel(skill, mine.level));
  const [expiresOn, setExpiresOn] = useState(mine.expires_on);
  const unchanged = level === mine.level && expiresOn === mine.expires_on;
  const confirms = unchanged && mine.source === "inferred";
  return (
    <Box
      role="group"
      aria-label={t(isLicence ? "skills:change-expiry" : "skills:level-of", { name: skill.name })}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
      sx={{ p: 4, mt: 3, borderRadius: 1, bgcolor: "background.default" }}
    >
      <LevelInput
        level={level}
        onChange={setLevel}
        label={t("skills:level-of", { name: skill.name })}
        kind={skill.kind}
        descriptions={descriptions}
      />
      {isLicence && <ExpiryField value={expiresOn} onChange={setExpiresOn} />}
      {mine.source === "confirmed" && !isLicence && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {t("skills:change-confirmed")}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: 2, mt: 3 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={level === null || (unchanged && !confirms)}
          onClick={() => level !== null && onSave(level, expiresOn)}
        >
          {t(`skills:${confirms ? "confirm-level" : isLicence ? "save-expiry" : "save-level"}`)}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t("common:cancel")}
        </Button>
      </Box>
    </Box>
  );
}
