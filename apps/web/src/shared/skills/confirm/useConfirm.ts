import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useConfirmSkillsMutation } from "../skills.api.ts";

interface Entry {
  skill_id: string;
  level: number;
  evidence?: string;
}

/** Returns a function that confirms a person's skills, with messages; `problem` is the last error message. */
export function useConfirm(userId: string) {
  const { t } = useTranslation("rating");
  const { show } = useSnackbar();
  const [confirmSkills, { isLoading }] = useConfirmSkillsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (skills: Entry[]): Promise<boolean> => {
    setProblem(null);
    try {
      await confirmSkills({ body: { user_id: userId, skills } }).unwrap();
      show(t("give.confirmed", { count: skills.length }));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(Object.values(error.fields ?? {})[0] ?? error.message);
      return false;
    }
  };
  return { confirm, problem, isLoading };
}
