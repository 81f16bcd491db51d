import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveSkillProficiencyBulkMutation } from "../onboarding.api.ts";
import type { Wizard } from "../useWizard.ts";
import { type Choice, entryOf, hasLevel } from "./draft.ts";

/**
 * Returns a function that saves the selected skills and completes the wizard; an error is shown and the
 * selection is kept.
 */
export function useSaveSkills(wizard: Wizard, onSaved: () => void) {
  const { t } = useTranslation("onboarding");
  const { show } = useSnackbar();
  const [saveBulk] = useSaveSkillProficiencyBulkMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (picked: readonly Choice[]) => {
    const choices = picked.filter(hasLevel);
    if (choices.length < picked.length) {
      setProblem(t("skills.choose-levels", { count: picked.length - choices.length }));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      if (choices.length > 0) {
        await saveBulk({ body: { skills: choices.map(entryOf) } }).unwrap();
        onSaved();
      }
      await wizard.finish();
      show(choices.length > 0 ? t("skills.saved", { count: choices.length }) : t("skills.finished"));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };

  return { save, busy, problem };
}
