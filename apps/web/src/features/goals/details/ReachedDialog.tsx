import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { Goal } from "@vaardig/contract/goals/goals";
import { LIMITS } from "@vaardig/contract/limits";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { LongText } from "../../../ui/LongText.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import type { CommandFields } from "./useGoalActs.ts";

interface Props {
  goal: Pick<Goal, "skills">;
  title: string;
  confirm: string;
  /** Skills that may have been reached. */
  skillIds: readonly string[];
  /** Number of unfinished actions, when completing the whole goal. */
  unfinished?: number;
  isBusy: boolean;
  problem: string | null;
  onConfirm: (words: CommandFields) => void;
  onClose: () => void;
}

/** Asks for reached levels and evidence before an action or goal is completed; none is allowed. */
export function ReachedDialog(props: Props) {
  const { goal, title, confirm, skillIds, unfinished = 0, isBusy, problem, onConfirm, onClose } = props;
  const { t } = useTranslation("goals");
  const descriptionsOf = useLevelDescriptions();
  const offered = goal.skills.filter(({ skill }) => skillIds.includes(skill.id));
  const [levels, setLevels] = useState<Record<string, number>>({});
  const [evidence, setEvidence] = useState("");
  const set = (id: string, level: number | null) =>
    setLevels((before) => {
      const { [id]: _, ...others } = before;
      return level === null ? others : { ...others, [id]: level };
    });
  const chosen = Object.entries(levels).map(([skill_id, level]) => ({ skill_id, level }));
  return (
    <ActionDialog
      size="sm"
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => onConfirm({ levels: chosen, evidence: evidence.trim() })}
      onClose={onClose}
    >
      {use(PausedContext)}
      {unfinished > 0 && <Alert severity="info">{t("reached.unfinished", { count: unfinished })}</Alert>}
      <Typography sx={{ color: "text.secondary" }}>{t("reached.help")}</Typography>
      {offered.map(({ skill, level, required }) => {
        const reached = levels[skill.id];
        return (
          <Box key={skill.id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={reached !== undefined}
                  onChange={({ target }) => set(skill.id, target.checked ? level : null)}
                />
              }
              label={t("reached.skill", { name: skill.name })}
            />
            {reached !== undefined && (
              <Box sx={{ pl: 8 }}>
                <LevelInput
                  level={reached}
                  required={required}
                  label={t("wizard.level-of", { name: skill.name })}
                  kind={skill.kind}
                  descriptions={descriptionsOf(skill)}
                  onChange={(to) => set(skill.id, to)}
                />
              </Box>
            )}
          </Box>
        );
      })}
      {chosen.length > 0 && (
        <LongText
          label={t("reached.evidence")}
          help={t("reached.evidence-help")}
          value={evidence}
          onChange={setEvidence}
          limit={LIMITS.description}
        />
      )}
    </ActionDialog>
  );
}
