import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import type { SimilarSkill } from "@vaardig/contract/skills/skillCatalogue";
import type { Skill } from "@vaardig/contract/skills/skills";
import { type SubmitEvent, use, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { LeaveDialog } from "../../../ui/LeaveDialog.tsx";
import { ShortText } from "../../../ui/ShortText.tsx";
import { useAskToClose } from "../../../ui/useAskToClose.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { useAddSkillMutation } from "../skills.api.ts";
import { SimilarList } from "./SimilarList.tsx";

interface Props {
  name: string;
  /** `create` adds immediately, `propose` needs approval. */
  mode: "create" | "propose";
  /** Called with a usable skill: the added one, or a similar one. */
  onPick: (skill: Skill) => void;
  onClose: () => void;
}

/** Dialog to add or propose a skill without search results; shows similar skills first. */
export function NewSkillDialog({ name: typed, mode, onPick, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const language = useCurrentLanguage();
  const pausedWarning = use(PausedContext);
  const { show } = useSnackbar();
  const [add, { isLoading }] = useAddSkillMutation();
  const [name, setName] = useState(typed);
  const [similar, setSimilar] = useState<readonly SimilarSkill[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const isDirty = name !== typed;
  const { close, question } = useAskToClose(isDirty, onClose);
  const isBusy = isLoading || name.trim() === "";

  const submit = async () => {
    setProblem(null);
    try {
      const anyway = similar.length > 0 ? { create_anyway: true } : {};
      const answer = await add({ body: { [`name_${language}`]: name.trim(), ...anyway } }).unwrap();
      setSimilar(answer.similar);
      if (!answer.skill) return;
      const { skill } = answer;
      show(t(mode === "create" ? "skill-search.created" : "skill-search.proposed", { name: skill.name }));
      if (skill.status === "approved")
        onPick({ id: skill.id, name: skill.name, kind: "skill", group_id: null, group_name: null });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
    }
  };
  const take = ({ id: skillId, name: label, kind, group_id, group_name }: SimilarSkill) => {
    onPick({ id: skillId, name: label, kind, group_id, group_name });
    onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          // Prevents an outer form from submitting, because React events bubble through portals.
          event.stopPropagation();
          if (!isBusy) void submit();
        }}
      >
        <DialogTitle id={id}>{t(`skill-search.${mode}-title`)}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 4 }}>
          {pausedWarning}
          <Typography sx={{ color: "text.secondary" }}>{t(`skill-search.${mode}-text`)}</Typography>
          <ShortText
            label={t("skill-search.name")}
            value={name}
            onChange={(text) => {
              setName(text);
              setSimilar([]);
              setProblem(null);
            }}
            limit={LIMITS.name}
            problem={problem}
            input={{ autoFocus: true }}
          />
          {similar.length > 0 && (
            <Alert severity="info" icon={false} sx={{ "& .MuiAlert-message": { width: "100%" } }}>
              <Typography sx={{ fontWeight: 600 }}>{t("skill-search.similar")}</Typography>
              <SimilarList similar={similar} onUse={take} />
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            variant={similar.length > 0 ? "outlined" : "contained"}
            aria-disabled={isBusy}
          >
            {t(similar.length > 0 ? `skill-search.anyway-${mode}` : `skill-search.${mode}-action`)}
          </Button>
        </DialogActions>
      </Box>
      {question}
      <LeaveDialog isDirty={isDirty} />
    </Dialog>
  );
}
