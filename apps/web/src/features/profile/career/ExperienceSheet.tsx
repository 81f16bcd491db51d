import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { LIMITS } from "@vaardig/contract/limits";
import { type Experience, experienceBody } from "@vaardig/contract/profile/profile";
import { Controller, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useAddExperienceMutation, useSaveExperienceMutation } from "../profile.api.ts";
import { EntrySheet } from "./EntrySheet.tsx";

interface Props {
  userId: string;
  /** Null for a new entry. */
  entry: Experience | null;
  onClose: () => void;
}

/** Sheet to edit a work experience. */
export function ExperienceSheet({ userId, entry, onClose }: Props) {
  const { t } = useTranslation("profile");
  const [add] = useAddExperienceMutation();
  const [save] = useSaveExperienceMutation();
  const form = useContractForm(experienceBody, {
    defaultValues: {
      position: entry?.position ?? "",
      company: entry?.company ?? "",
      start_date: entry?.start_date ?? "",
      end_date: entry?.end_date ?? "",
      current_job: entry?.current_job ?? false,
      description: entry?.description ?? "",
    },
  });
  const { control } = form;
  const isCurrent = useWatch({ control, name: "current_job" });
  return (
    <EntrySheet
      form={form}
      title={t(entry ? "experience.edit-title" : "experience.add")}
      submit={t("experience.save")}
      done={t(entry ? "experience.saved" : "experience.added")}
      onClose={onClose}
      onSave={(values) =>
        entry
          ? save({ body: { ...values, id: entry.id, version: entry.version } }).unwrap()
          : add({ body: { ...values, user_id: userId } }).unwrap()
      }
    >
      <TextInput control={control} name="position" label={t("experience.position")} required autoFocus />
      <TextInput control={control} name="company" label={t("experience.company")} required />
      <TextInput
        control={control}
        name="start_date"
        type="date"
        label={t("experience.start_date")}
        required
      />
      <Controller
        control={control}
        name="current_job"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
            label={t("experience.current_job")}
          />
        )}
      />
      {!isCurrent && (
        <TextInput control={control} name="end_date" type="date" label={t("experience.end_date")} required />
      )}
      <TextInput
        control={control}
        name="description"
        label={t("experience.description")}
        rows={5}
        counter={LIMITS.description}
      />
    </EntrySheet>
  );
}
