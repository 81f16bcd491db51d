import { type Education, educationBody } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useAddEducationMutation, useSaveEducationMutation } from "../profile.api.ts";
import { EntrySheet } from "./EntrySheet.tsx";

interface Props {
  userId: string;
  /** Null for a new entry. */
  entry: Education | null;
  onClose: () => void;
}

/** Sheet to edit an education. */
export function EducationSheet({ userId, entry, onClose }: Props) {
  const { t } = useTranslation("profile");
  const [add] = useAddEducationMutation();
  const [save] = useSaveEducationMutation();
  const form = useContractForm(educationBody, {
    defaultValues: {
      degree: entry?.degree ?? "",
      institution: entry?.institution ?? "",
      level: entry?.level ?? "",
      started: entry?.started ?? "",
      finished: entry?.finished ?? "",
    },
  });
  const { control } = form;
  return (
    <EntrySheet
      form={form}
      title={t(entry ? "education.edit-title" : "education.add")}
      submit={t("education.save")}
      done={t(entry ? "education.saved" : "education.added")}
      onClose={onClose}
      onSave={(values) =>
        entry
          ? save({ body: { ...values, id: entry.id, version: entry.version } }).unwrap()
          : add({ body: { ...values, user_id: userId } }).unwrap()
      }
    >
      <TextInput control={control} name="degree" label={t("education.degree")} required autoFocus />
      <TextInput control={control} name="institution" label={t("education.institution")} required />
      <TextInput
        control={control}
        name="level"
        label={t("education.level")}
        help={t("education.level-help")}
        required
      />
      <TextInput control={control} name="started" type="date" label={t("education.started")} required />
      <TextInput control={control} name="finished" type="date" label={t("education.finished")} required />
    </EntrySheet>
  );
}
