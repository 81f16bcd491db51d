import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization/organization";
import type { SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { JobProfilePicker } from "../../../shared/job-profiles/JobProfilePicker.tsx";
import { useCreateJobProfileMutation } from "../../../shared/job-profiles/jobProfiles.api.ts";
import { toSend } from "../../../shared/skills/skillList.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import {
  useDeleteJobProfileMutation,
  useGetJobProfileUsesQuery,
  useSaveSkillProfileMutation,
} from "../skill-profiles.api.ts";

const PARTS = ["roles", "people", "vacancies"] as const;

interface Props {
  profile: SkillProfile;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a profile: shows its uses and asks for a replacement; an unused profile can be restored. */
export function DeleteDialog({ profile, onDeleted, onClose }: Props) {
  const { t } = useTranslation(["skill-profiles", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const { data: uses, isError } = useGetJobProfileUsesQuery({ query: { id: profile.id } });
  const [remove, { isLoading }] = useDeleteJobProfileMutation();
  const [create] = useCreateJobProfileMutation();
  const [saveSkills] = useSaveSkillProfileMutation();
  const [target, setTarget] = useState<Named | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const used = uses ? PARTS.filter((part) => uses[part].count > 0) : [];
  const isUsed = used.length > 0;
  const { name } = profile;

  const restore = async () => {
    try {
      const { name_en, name_nl, description_en, description_nl, skills } = profile;
      const made = await create({ body: { name_en, name_nl, description_en, description_nl } }).unwrap();
      const body = { job_profile_id: made.id, version: made.version, skills: toSend(skills) };
      if (skills.length > 0) await saveSkills({ body }).unwrap();
      show(t("delete.restored", { name }));
    } catch (error) {
      show(isApiError(error) ? error.message : t("delete.undo-failed"), "error");
    }
  };
  const confirm = async () => {
    setProblem(null);
    try {
      const query = { id: profile.id, version: profile.version, ...(target && { move_to: target.id }) };
      await remove({ query }).unwrap();
      onDeleted();
      show(t("delete.done", { name }), "success", isUsed ? {} : { undo: () => void restore() });
    } catch (error) {
      setProblem(isApiError(error) ? error.message : t("common:operation-failed"));
    }
  };

  return (
    <ActionDialog
      title={t("delete.title", { name })}
      confirm={t(isUsed ? "delete.confirm-move" : "delete.confirm")}
      size="sm"
      isDangerous
      disabled={!uses || (isUsed && !target)}
      isBusy={isLoading}
      problem={problem ?? (isError ? t("delete.failed") : null)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {uses && <Typography>{t(isUsed ? "delete.used" : "delete.unused")}</Typography>}
      {uses && isUsed && (
        <>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {used.map((part) => {
              const { count, first } = uses[part];
              const names: string[] = first.map((one) => one.name);
              if (count > names.length) names.push(t("delete.and-more", { count: count - names.length }));
              return (
                <li key={part}>
                  <strong>{t(`counts.${part}`, { count })}</strong>: {format.list(names)}
                </li>
              );
            })}
          </Box>
          <JobProfilePicker
            label={t("delete.move-to")}
            value={target}
            onChange={setTarget}
            without={profile.id}
          />
        </>
      )}
    </ActionDialog>
  );
}
