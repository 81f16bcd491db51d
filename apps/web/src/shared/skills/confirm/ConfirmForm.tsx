import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAskBeforeClose } from "../../../ui/sheetBar.ts";
import { LevelInput } from "../LevelInput.tsx";
import { firstLevel } from "../levelNames.ts";
import { useLevelDescriptions } from "../useLevelDescriptions.ts";
import { EvidenceField } from "./EvidenceField.tsx";
import { claimedLevel } from "./toConfirm.ts";
import { useConfirm } from "./useConfirm.ts";

interface Props {
  userId: string;
  skill: Skill;
  /** The current level; undefined for an unstated skill. */
  current: PersonSkill | undefined;
  /** Level required by the person's job, outlined. */
  required?: number | undefined;
  onDone?: () => void;
}

/** Form to confirm a level, or to rate it differently. */
export function ConfirmForm({ userId, skill, current, required, onDone }: Props) {
  const { t } = useTranslation("rating");
  const descriptionsOf = useLevelDescriptions();
  const { confirm, problem, isLoading } = useConfirm(userId);
  const claimed = current ? claimedLevel(current) : null;
  const [level, setLevel] = useState<number | null>(firstLevel(skill, claimed));
  const [evidence, setEvidence] = useState("");
  useAskBeforeClose(evidence.trim() !== "" || level !== firstLevel(skill, claimed));
  const send = async () => {
    if (level === null || isLoading) return;
    if (await confirm([{ skill_id: skill.id, level, evidence: evidence.trim() }])) {
      setEvidence("");
      onDone?.();
    }
  };
  return (
    <Box
      component="section"
      aria-label={t("give.rate", { name: skill.name })}
      sx={{ p: 4, borderRadius: 1, bgcolor: "background.default", display: "grid", gap: 3 }}
    >
      <Typography variant="h3">{t("give.rate", { name: skill.name })}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <LevelInput
        level={level}
        onChange={setLevel}
        required={required ?? null}
        label={t("give.level-of", { name: skill.name })}
        kind={skill.kind}
        descriptions={descriptionsOf(skill)}
      />
      <EvidenceField value={evidence} onChange={setEvidence} />
      <Button
        variant="contained"
        disabled={level === null}
        aria-disabled={isLoading}
        onClick={() => void send()}
        sx={{ justifySelf: "start" }}
      >
        {t("give.confirm")}
      </Button>
    </Box>
  );
}
