import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { CONFIRMATION_LIMITS } from "@vaardig/contract/confirmations/confirmations";
import { LIMITS } from "@vaardig/contract/limits";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { use, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { LongText } from "../../ui/LongText.tsx";
import { SideSheet } from "../../ui/SideSheet.tsx";
import { PausedContext } from "../../ui/whilePaused.ts";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { useAskConfirmationMutation } from "./confirmations.api.ts";
import { ResponderPicker } from "./ResponderPicker.tsx";

interface Props {
  /** The reader's skills that can be confirmed. */
  skills: readonly PersonSkill[];
  /** Id of the preselected skill. */
  preset: string | null;
  onClose: () => void;
}

/** Sheet to request confirmation of skills from people. */
export function RequestConfirmationSheet({ skills, preset, onClose }: Props) {
  const { t } = useTranslation("confirmations");
  const { show } = useSnackbar();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(preset ? [preset] : []);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [ask, { isLoading }] = useAskConfirmationMutation();
  const isReady = chosen.length > 0 && people.length > 0;
  const send = async () => {
    if (!isReady || isLoading) return;
    setProblem(null);
    try {
      await ask({
        body: { skill_ids: [...chosen], user_ids: [...people], message: message.trim() },
      }).unwrap();
      show(t("ask.done", { count: people.length }));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
    }
  };
  const toggle = (skillId: string) =>
    setChosen((before) =>
      before.includes(skillId) ? before.filter((one) => one !== skillId) : [...before, skillId],
    );
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("ask.title")}
      subtitle={t("ask.help")}
      isDirty={people.length > 0 || message !== "" || chosen.length > (preset ? 1 : 0)}
      actions={
        <Button variant="contained" disabled={!isReady} aria-disabled={isLoading} onClick={() => void send()}>
          {people.length > 0 ? t("ask.send", { count: people.length }) : t("ask.send-none")}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 6, pt: 2 }}>
        {use(PausedContext)}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box component="section" aria-labelledby={`${id}-skills`}>
          <Typography id={`${id}-skills`} variant="h3" sx={{ mb: 1 }}>
            {t("ask.skills")}
          </Typography>
          {skills.map(({ skill, level, own_view: own }) => (
            <Box
              key={skill.id}
              sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, alignItems: "center", minHeight: 44 }}
            >
              <FormControlLabel
                sx={{ flex: "1 1 160px", minWidth: 0, mr: 0, overflowWrap: "anywhere" }}
                control={
                  <Checkbox
                    checked={chosen.includes(skill.id)}
                    disabled={!chosen.includes(skill.id) && chosen.length >= CONFIRMATION_LIMITS.skills}
                    onChange={() => toggle(skill.id)}
                  />
                }
                label={skill.name}
              />
              <Box sx={{ width: 204 }}>
                <LevelSteps level={own?.level ?? level} kind={skill.kind} />
              </Box>
            </Box>
          ))}
        </Box>
        <ResponderPicker skillIds={chosen} chosen={people} onChange={setPeople} />
        <LongText
          label={t("ask.message")}
          help={t("ask.message-help")}
          value={message}
          onChange={setMessage}
          limit={LIMITS.description}
        />
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("ask.what-happens")}
        </Typography>
      </Box>
    </SideSheet>
  );
}
