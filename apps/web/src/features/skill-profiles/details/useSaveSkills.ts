import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { type SkillList, toSend, withoutLevel } from "../../../shared/skills/skillList.ts";
import { useLazyGetSkillProfileQuery, useSaveSkillProfileMutation } from "../skill-profiles.api.ts";
import { type OpenProfile, profileSaved } from "../skillProfile.slice.ts";

interface SaveSkills {
  save: () => Promise<void>;
  isSaving: boolean;
  /** The other person's saved version, when it conflicts; null otherwise. */
  theirs: SkillProfile | null;
  setTheirs: (profile: SkillProfile | null) => void;
  /** Saves a list over the other version. */
  keep: (skills: SkillList) => Promise<void>;
  useTheirs: () => void;
}

/** Returns a function that saves the changed skills, with undo; a conflict offers both versions. */
export function useSaveSkills({ stored, skills }: OpenProfile): SaveSkills {
  const { t } = useTranslation(["skill-profiles", "required-skills"]);
  const dispatch = useDispatch();
  const { show } = useSnackbar();
  const [put, { isLoading }] = useSaveSkillProfileMutation();
  const [readProfile] = useLazyGetSkillProfileQuery();
  const [theirs, setTheirs] = useState<SkillProfile | null>(null);
  const id = stored.id;

  const send = async (list: SkillList, version: number, before: SkillList | null): Promise<void> => {
    try {
      const saved = await put({ body: { job_profile_id: id, version, skills: toSend(list) } }).unwrap();
      dispatch(profileSaved(saved));
      setTheirs(null);
      // An empty profile cannot be saved, so undo is not offered.
      const undo = before && before.length > 0 && { undo: () => void send(before, saved.version, null) };
      show(t(before ? "save.saved" : "save.undone"), "success", undo || {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(Object.values(error.fields ?? {})[0] ?? error.message, "error");
      if (error.code !== "stale_version") return;
      const read = await readProfile({ query: { job_profile_id: id } })
        .unwrap()
        .catch(() => null);
      setTheirs(read);
    }
  };
  return {
    save: async () => {
      const open = withoutLevel(skills);
      if (skills.length === 0) show(t("save.empty"), "error");
      else if (open.length > 0) {
        show(t("required-skills:choose-levels", { count: open.length }), "error");
        document.querySelector<HTMLElement>("[role=radiogroup][aria-invalid] input")?.focus();
      } else await send(skills, stored.version, stored.skills);
    },
    isSaving: isLoading,
    theirs,
    setTheirs,
    keep: (list) => send(list, theirs?.version ?? stored.version, theirs?.skills ?? stored.skills),
    useTheirs: () => {
      if (theirs) dispatch(profileSaved(theirs));
      setTheirs(null);
    },
  };
}
