import type { GoalDetail } from "@vaardig/contract/goals/goals";
import { type ComponentProps, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError, isRefusal } from "../../../lib/api/apiError.ts";
import { stepOffDuplicateEntry } from "../../../lib/form/leaveGuard.ts";
import { mergeVersions } from "../../../lib/form/mergeVersions.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { newKey } from "../../../lib/newKey.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import type { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { useCreateGoalMutation, useLazyGetGoalsQuery, useSaveGoalMutation } from "../goals.api.ts";
import { type GoalContext, type GoalValues, toBody, valuesOf } from "./goalValues.ts";
import type { GoalWizard } from "./useGoalWizard.ts";

interface Options {
  wizard: GoalWizard;
  frame: GoalContext;
  goal: GoalDetail | null;
  /** Called when no draft remains to store. */
  onSaved: () => void;
}

const FIELDS = ["name", "description", "start_date", "due_date", "skills", "actions"] as const;

/**
 * Returns a function that creates or saves the goal; a conflict with another person's change shows both
 * versions.
 */
export function useSaveWizard({ wizard, frame, goal, onSaved }: Options) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const { user } = useAuth();
  const pathTo = usePath();
  const [create, creating] = useCreateGoalMutation();
  const [change, changing] = useSaveGoalMutation();
  const [read] = useLazyGetGoalsQuery();
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<GoalDetail | null>(null);
  const base = useRef(goal);
  // A repeated request creates the same goal.
  const key = useRef(newKey());
  const isBusy = creating.isLoading || changing.isLoading;
  // Ignores a second press before the busy state renders.
  const isSending = useRef(false);

  const send = async (values: GoalValues): Promise<GoalDetail> => {
    const over = base.current;
    if (over)
      return (await change({ body: { ...toBody(values), id: over.id, version: over.version } }).unwrap())
        .goal;
    const { person, jobProfileId: job_profile_id, origin } = frame;
    const whose = person ? { user_id: person.id } : { origin };
    const body = { ...toBody(values), ...whose, job_profile_id };
    return (await create({ body, idempotencyKey: key.current }).unwrap()).goal;
  };
  const refuse = async (error: unknown) => {
    if (!isApiError(error)) throw error;
    if (error.code === "stale_version" && base.current) {
      const now = (await read({ query: { id: base.current.id } }).unwrap()).goal;
      if (now) setTheirs(now);
      return;
    }
    if (isRefusal(error)) key.current = newKey();
    if (error.fields) wizard.refuse(error.fields);
    else setProblem(error.message);
  };
  const save = async (values = wizard.values) => {
    if (isSending.current || !wizard.check()) return;
    isSending.current = true;
    setProblem(null);
    try {
      const saved = await send(values);
      onSaved();
      show(t(goal ? "wizard.saved" : frame.person ? "wizard.assigned" : "wizard.set-done"));
      const screen = saved.owner.id === user?.id ? "goal-details" : "line-goal-details";
      const path = pathTo(screen, { goalId: saved.id }) ?? pathTo("goal-details", { goalId: saved.id });
      // The goal page must replace the wizard, not the guard's duplicate history entry.
      await stepOffDuplicateEntry();
      if (path) navigate(path, { replace: true });
    } catch (error) {
      await refuse(error);
    } finally {
      isSending.current = false;
    }
  };

  const wordsOf = (values: GoalValues, field: (typeof FIELDS)[number]): string => {
    if (field === "skills")
      return format.list(values.skills.map(({ skill, level }) => `${skill.name} (${level})`));
    if (field === "actions") return format.list(values.actions.map(({ title }) => title));
    return field.endsWith("_date") ? format.date(values[field]) : values[field];
  };
  const conflictOf = (now: GoalDetail, before: GoalDetail): ComponentProps<typeof ConflictDialog> => {
    const other = valuesOf(now);
    const merge = mergeVersions(valuesOf(before), wizard.values, other);
    const goOn = (values: GoalValues) => {
      base.current = now;
      wizard.put(values);
      setTheirs(null);
    };
    return {
      title: t("wizard.stale"),
      conflicts: merge.conflicts.map((field) => ({
        name: field,
        label: t(`fields.${field}`),
        theirs: wordsOf(other, field),
        mine: wordsOf(merge.merged, field),
      })),
      taken: merge.taken.map((field) => t(`fields.${field}`)),
      isBusy,
      onUseTheirs: () => goOn(other),
      onKeepMine: () => {
        goOn(merge.merged);
        void save(merge.merged);
      },
      onClose: () => setTheirs(null),
    };
  };

  return {
    save: () => save(),
    problem,
    isBusy,
    conflict: theirs && base.current ? conflictOf(theirs, base.current) : null,
  };
}
