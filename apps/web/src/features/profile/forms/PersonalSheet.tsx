import { employeeBody, GENDERS } from "@vaardig/contract/employees/employees";
import type { Candidate, PrivateRecord } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { changedFields } from "../../../lib/form/changedFields.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useLazyGetCandidateQuery } from "../../../shared/people/candidate.api.ts";
import { useSaveUserMutation } from "../../../shared/people/people.api.ts";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";

const personalForm = employeeBody.pick({ first_name: true, last_name: true, gender: true }).required();
type PersonalValues = Pick<PrivateRecord, "first_name" | "last_name" | "gender">;

const valuesOf = ({ private: record }: Candidate): PersonalValues => ({
  first_name: record?.first_name ?? "",
  last_name: record?.last_name ?? "",
  gender: record?.gender ?? "Undefined",
});

/** Sheet to edit name and gender. */
export function PersonalSheet({ person, onClose }: { person: Candidate; onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const { show } = useSnackbar();
  const [save] = useSaveUserMutation();
  const [read] = useLazyGetCandidateQuery();
  const form = useContractForm(personalForm, { defaultValues: valuesOf(person) });
  const { control } = form;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("profile:personal.title")}
      subtitle={t("profile:personal.help")}
    >
      <VersionedForm
        form={form}
        label={t("profile:personal.title")}
        record={person}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          const { id, version } = over ?? person;
          await save({ body: { ...changedFields(valuesOf(over ?? person), values), id, version } }).unwrap();
          show(t("profile:saved"));
        }}
        onSaved={onClose}
        readAgain={async ({ id }) => (await read({ query: { id } }).unwrap()).candidates[0] ?? person}
        words={{
          title: () => t("profile:stale"),
          label: (name) => t(`profile:fields.${name}`),
          value: (name, values) => (name === "gender" ? t(`profile:gender.${values.gender}`) : values[name]),
        }}
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
      </VersionedForm>
    </SideSheet>
  );
}
