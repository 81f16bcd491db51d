import { employeeBody, GENDERS } from "@vaardig/contract/employees";
import type { Candidate, PrivateRecord } from "@vaardig/contract/profile";
import { useTranslation } from "react-i18next";
import { useSaveUserMutation } from "../../../lib/people.api.ts";
import { useContractForm } from "../../../lib/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useVersions } from "./useVersions.ts";

const personalForm = employeeBody.pick({ first_name: true, last_name: true, gender: true }).required();
type PersonalValues = Pick<PrivateRecord, "first_name" | "last_name" | "gender">;

const valuesOf = ({ private: record }: Candidate): PersonalValues => ({
  first_name: record?.first_name ?? "",
  last_name: record?.last_name ?? "",
  gender: record?.gender ?? "Undefined",
});

/** Name and gender, beside the profile. */
export function PersonalSheet({ person, onClose }: { person: Candidate; onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveUserMutation();
  const versions = useVersions<PersonalValues>({
    person,
    toValues: valuesOf,
    send: (changes, version) => save({ body: { ...changes, id: person.id, version } }).unwrap(),
  });
  const form = useContractForm(personalForm, { defaultValues: valuesOf(person) });
  const { control } = form;
  const done = () => {
    show(t("profile:saved"));
    onClose();
  };
  const { theirs } = versions;
  const merge = versions.merge(form.getValues());
  const words = (values: PersonalValues, name: keyof PersonalValues) =>
    name === "gender" ? t(`profile:gender.${values.gender}`) : values[name];
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("profile:personal.title")}
      subtitle={t("profile:personal.help")}
    >
      <Form
        form={form}
        label={t("profile:personal.title")}
        onSubmit={(values) => versions.save(values).then(done)}
      >
        <TextInput
          control={control}
          name="first_name"
          label={t("profile:fields.first_name")}
          autoComplete="given-name"
          required
        />
        <TextInput
          control={control}
          name="last_name"
          label={t("profile:fields.last_name")}
          autoComplete="family-name"
          required
        />
        <SelectInput
          control={control}
          name="gender"
          label={t("profile:fields.gender")}
          options={GENDERS.map((value) => ({ value, label: t(`profile:gender.${value}`) }))}
        />
        <SubmitButton>{t("common:save")}</SubmitButton>
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("profile:stale")}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: t(`profile:fields.${name}`),
            theirs: words(valuesOf(theirs), name),
            mine: words(merge.merged, name),
          }))}
          taken={merge.taken.map((name) => t(`profile:fields.${name}`))}
          isBusy={isLoading}
          onUseTheirs={() => form.reset(versions.takeTheirs(theirs), { keepDirtyValues: false })}
          onKeepMine={() => versions.keepMine(merge.merged).then(done, () => undefined)}
          onClose={versions.close}
        />
      )}
    </SideSheet>
  );
}
