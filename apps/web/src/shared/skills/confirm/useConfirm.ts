import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useConfirmSkillsMutation, useUndoSkillConfirmationMutation } from "../skills.api.ts";

interface Entry {
  skill_id: string;
  level: number;
  evidence?: string;
}

/** Confirms skills of a person and shows a message with undo; `problem` is what the last refusal said. */
export function useConfirm(userId: string) {
  const { t } = useTranslation(["rating", "common"]);
  const { show } = useSnackbar();
  const [confirmSkills, { isLoading }] = useConfirmSkillsMutation();
  const [takeBack] = useUndoSkillConfirmationMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const undo = async (ids: string[]) => {
    try {
      await takeBack({ body: { user_id: userId, ids } }).unwrap();
      show(t("give.undone", { count: ids.length }), "info");
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };
  const confirm = async (skills: Entry[]): Promise<boolean> => {
    setProblem(null);
    try {
      const { data } = await confirmSkills({ body: { user_id: userId, skills } }).unwrap();
      const ids = data.map(({ id }) => id);
      show(t("give.confirmed", { count: skills.length }), "success", { undo: () => void undo(ids) });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
      return false;
    }
  };
  return { confirm, problem, isLoading };
}
