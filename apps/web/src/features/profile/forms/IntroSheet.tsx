import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { LIMITS } from "@vaardig/contract/limits";
import type { Candidate } from "@vaardig/contract/profile";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useSaveCandidateMutation } from "../profile.api.ts";
import { type IntroValues, introForm, introValues, typed } from "./introValues.ts";
import { useVersions } from "./useVersions.ts";

/** Headline, about and what goes with them, beside the profile. */
export function IntroSheet({ person, onClose }: { person: Candidate; onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveCandidateMutation();
  const versions = useVersions<IntroValues>({
    person,
    toValues: introValues,
    send: (changes, version) => save({ body: { ...changes, id: person.id, version } }).unwrap(),
  });
  const form = useContractForm(introForm, { defaultValues: typed(introValues(person)) });
  const { control } = form;
  const done = () => {
    show(t("profile:saved"));
    onClose();
  };
  const parsed = introForm.safeParse(form.getValues());
  const merge = parsed.success ? versions.merge(parsed.data) : null;
  const words = (value: unknown) =>
    typeof value === "boolean" ? t(value ? "profile:yes" : "profile:no") : String(value ?? "");
  const { theirs } = versions;
  return (
    <SideSheet open onClose={onClose} title={t("profile:edit")} subtitle={t("profile:edit-help")}>
      <Form form={form} label={t("profile:edit")} onSubmit={(values) => versions.save(values).then(done)}>
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
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("profile:stale")}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: t(`profile:fields.${name}`),
            theirs: words(introValues(theirs)[name]),
            mine: words(merge.merged[name]),
          }))}
          taken={merge.taken.map((name) => t(`profile:fields.${name}`))}
          isBusy={isLoading}
          onUseTheirs={() => form.reset(typed(versions.takeTheirs(theirs)), { keepDirtyValues: false })}
          onKeepMine={() => versions.keepMine(merge.merged).then(done, () => undefined)}
          onClose={versions.close}
        />
      )}
    </SideSheet>
  );
}
