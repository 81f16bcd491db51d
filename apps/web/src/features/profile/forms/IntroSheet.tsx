import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { LIMITS } from "@vaardig/contract/limits";
import type { Candidate } from "@vaardig/contract/profile/profile";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { changedFields } from "../../../lib/form/changedFields.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useLazyGetCandidateQuery } from "../../../shared/people/candidate.api.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { useSaveCandidateMutation } from "../profile.api.ts";
import { introForm, introValues, toFieldValues } from "./introValues.ts";

/** Sheet to edit headline, about and related fields. */
export function IntroSheet({ person, onClose }: { person: Candidate; onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const { show } = useSnackbar();
  const [save] = useSaveCandidateMutation();
  const [read] = useLazyGetCandidateQuery();
  const form = useContractForm(introForm, { defaultValues: toFieldValues(introValues(person)) });
  const { control } = form;
  const isExternal = person.private?.system_role === "freelancer";
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("profile:edit")}
      subtitle={!isExternal && t("profile:edit-help")}
    >
      <VersionedForm
        form={form}
        label={t("profile:edit")}
        record={person}
        valuesOf={(record) => toFieldValues(introValues(record))}
        onSave={async (values, over) => {
          const { id, version } = over ?? person;
          const changes = changedFields(introValues(over ?? person), values);
          await save({ body: { ...changes, id, version } }).unwrap();
          show(t("profile:saved"));
        }}
        onSaved={onClose}
        readAgain={async ({ id }) => (await read({ query: { id } }).unwrap()).candidates[0] ?? person}
        words={{
          title: () => t("profile:stale"),
          label: (name) => t(`profile:fields.${name}`),
          value: (name, { [name]: value }) =>
            typeof value === "boolean" ? t(value ? "profile:yes" : "profile:no") : String(value ?? ""),
        }}
      >
        <TextInput
          control={control}
          name="headline"
          label={t("profile:fields.headline")}
          help={t("profile:fields.headline-help")}
          counter={LIMITS.name}
        />
        <TextInput
          control={control}
          name="about"
          label={t("profile:fields.about")}
          rows={5}
          counter={LIMITS.description}
        />
        {!isExternal && (
          <Controller
            control={control}
            name="skills_public"
            render={({ field: { value, ref, ...field } }) => (
              <FormControlLabel
                control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
                label={t("profile:fields.skills_public")}
              />
            )}
          />
        )}
        <TextInput
          control={control}
          name="availability"
          type="number"
          label={t("profile:fields.availability")}
          help={t("profile:fields.availability-help")}
        />
        <TextInput control={control} name="location" label={t("profile:fields.location")} />
        <TextInput
          control={control}
          name="phone"
          type="tel"
          autoComplete="tel"
          label={t("profile:fields.phone")}
        />
        <SubmitButton>{t("common:save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
