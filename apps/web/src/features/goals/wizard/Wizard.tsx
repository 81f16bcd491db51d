import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSame } from "../../../lib/form/isSame.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { LeaveDialog } from "../../../ui/LeaveDialog.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { useGetGoalSuggestionsQuery } from "../goals.api.ts";
import { ActionsStep } from "./ActionsStep.tsx";
import { FactsStep } from "./FactsStep.tsx";
import { emptyGoal, type GoalContext, type GoalValues } from "./goalValues.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { SkillsStep } from "./SkillsStep.tsx";
import { useGoalWizard } from "./useGoalWizard.ts";
import { useSaveWizard } from "./useSaveWizard.ts";
import { useStepFocus } from "./useStepFocus.ts";
import { useStoredDraft } from "./useStoredDraft.ts";
import { WizardSteps } from "./WizardSteps.tsx";

interface Props {
  initial: GoalValues;
  firstStep: number;
  frame: GoalContext;
  /** Name of the job whose levels are outlined. */
  jobName: string | null;
  required: ReadonlyMap<string, number>;
  /** The edited goal; null for a new one. */
  goal: GoalDetail | null;
  /** When the draft was stored; null without one. */
  keptAt: string | null;
}

/** Less than a minute ago, which relative time has no words for in a sentence. */
const isJustNow = (when: string) => Date.now() - Date.parse(when) < 60_000;

/** Four steps: name and dates, skills, actions, review. Input is stored as a draft on leaving. */
export function Wizard({ initial, firstStep, frame, jobName, required, goal, keptAt }: Props) {
  const { t } = useTranslation(["goals", "common"]);
  const format = useFormat();
  const pathTo = usePath();
  const wizard = useGoalWizard();
  const { values, step, put, goTo } = wizard;
  // Evaluated once, because a refetch must not overwrite input. Another goal remounts the wizard.
  const [begin] = useState({ initial, firstStep });
  const [isBegun, setBegun] = useState(false);
  const filled = { values, initial: begin.initial, frame, step, keptAt };
  const kept = useStoredDraft(goal === null && isBegun, filled);
  const [isSaved, setSaved] = useState(false);
  const focus = useStepFocus(step, wizard.issues);
  const saving = useSaveWizard({
    wizard,
    frame,
    goal,
    onSaved: () => {
      kept.done();
      setSaved(true);
    },
  });
  const { data: suggestions } = useGetGoalSuggestionsQuery({
    query: frame.person ? { user_id: frame.person.id } : {},
  });
  useEffect(() => {
    put(begin.initial);
    goTo(begin.firstStep);
    setBegun(true);
  }, [put, goTo, begin]);
  // A new goal is stored as a draft; changes to an existing goal exist only here.
  const isUnsaved = goal !== null && isBegun && !isSaved && !isSame(values, begin.initial);
  const pausedWarning = use(PausedContext);
  const list = pathTo("goals");
  const title = goal
    ? t("wizard.edit-title")
    : frame.person
      ? t("wizard.assign-title", { name: frame.person.name })
      : t("wizard.title");
  const confirm = goal ? "wizard.save" : frame.person ? "wizard.assign" : "wizard.set";
  return (
    <Box sx={{ maxWidth: 760 }}>
      {list && <BackLink to={list}>{t("goals:title")}</BackLink>}
      <PageHeader title={title} description={jobName && t("wizard.for-job", { job: jobName })} />
      {keptAt && (
        <Alert
          severity="info"
          sx={{ mb: 5 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                put(emptyGoal());
                goTo(1);
                kept.discard();
              }}
            >
              {t("wizard.start-over")}
            </Button>
          }
        >
          {isJustNow(keptAt) ? t("wizard.kept-now") : t("wizard.kept", { when: format.relative(keptAt) })}
        </Alert>
      )}
      {kept.isOtherKept && (
        <Alert
          severity="warning"
          sx={{ mb: 5 }}
          action={
            <Button color="inherit" onClick={kept.keepThis}>
              {t("wizard.keep-this")}
            </Button>
          }
        >
          {t("wizard.other-kept")}
        </Alert>
      )}
      {pausedWarning && <Box sx={{ mb: 5 }}>{pausedWarning}</Box>}
      <WizardSteps step={step} />
      <Card>
        <CardContent>
          <Typography ref={focus.heading} variant="h2" tabIndex={-1} data-focus-target sx={{ mb: 5 }}>
            {t(`wizard.step.${STEP_NAMES[step - 1] ?? "facts"}`)}
          </Typography>
          {saving.problem && (
            <Alert severity="error" sx={{ mb: 5 }}>
              {saving.problem}
            </Alert>
          )}
          {step === 1 && <FactsStep wizard={wizard} />}
          {step === 2 && (
            <SkillsStep wizard={wizard} required={required} suggestions={suggestions?.data ?? []} />
          )}
          {step === 3 && <ActionsStep wizard={wizard} />}
          {step === 4 && <ReviewStep values={values} />}
          <Box sx={{ mt: 6, display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 3 }}>
            <Button
              variant="outlined"
              disabled={step === 1 || saving.isBusy}
              onClick={() => focus.after(wizard.back)}
            >
              {t("wizard.back")}
            </Button>
            {step < 4 ? (
              <Button variant="contained" onClick={() => focus.after(wizard.next)}>
                {t("wizard.next")}
              </Button>
            ) : (
              <Button
                variant="contained"
                aria-disabled={saving.isBusy}
                onClick={() => focus.after(() => void saving.save())}
              >
                {t(confirm)}
              </Button>
            )}
          </Box>
        </CardContent>
      </Card>
      {saving.conflict && <ConflictDialog {...saving.conflict} />}
      <LeaveDialog isDirty={isUnsaved} />
    </Box>
  );
}

const STEP_NAMES = ["facts", "skills", "actions", "review"] as const;
