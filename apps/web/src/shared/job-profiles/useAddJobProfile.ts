import type { Named } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { type SkillList, toSend } from "../skills/skillList.ts";
import { useCreateJobProfileMutation } from "./jobProfiles.api.ts";

/**
 * Returns a function that adds a job profile with the same name in both languages, and optional skills, with
 * a message.
 */
export function useAddJobProfile(onAdded: (profile: Named) => void) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const [create] = useCreateJobProfileMutation();
  return async (typed: string, skills: SkillList = []): Promise<void> => {
    try {
      const asked = skills.length > 0 && { skills: toSend(skills) };
      const { id, name } = await create({ body: { name_en: typed, name_nl: typed, ...asked } }).unwrap();
      onAdded({ id, name });
      show(t("job-profile.added", { name }));
    } catch (error) {
      show(isApiError(error) ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined, "error");
    }
  };
}
