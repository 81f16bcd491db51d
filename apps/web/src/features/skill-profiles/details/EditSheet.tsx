import { zodResolver } from "@hookform/resolvers/zod";
import { LIMITS } from "@vaardig/contract/limits";
import { jobProfileBody, type SkillProfile } from "@vaardig/contract/skillProfiles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { mergeVersions } from "../../../lib/mergeVersions.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useLazyGetSkillProfileQuery, useSaveJobProfileMutation } from "../skill-profiles.api.ts";

const schema = jobProfileBody.required();
const FIELDS = ["name_en", "name_nl", "description_en", "description_nl"] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = (profile: SkillProfile): Values => ({
  name_en: profile.name_en,
  name_nl: profile.name_nl ?? "",
  description_en: profile.description_en,
  description_nl: profile.description_nl ?? "",
});

interface Props {
  profile: SkillProfile;
  /** What is stored after the save. */
  onSaved: (profile: SkillProfile) => void;
  onClose: () => void;
}

/** Names and descriptions of a profile in both languages. Mounted while it is open. */
export function EditSheet({ profile, onSaved, onClose }: Props) {
  const { t } = useTranslation(["skill-profiles", "common"]);
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveJobProfileMutation();
  const [readProfile] = useLazyGetSkillProfileQuery();
  const [base, setBase] = useState(profile);
  const [theirs, setTheirs] = useState<SkillProfile | null>(null);
  // Not `useContractForm`: its resets keep what was typed, and "use theirs" is meant to throw that away.
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(profile) });
  const label = (name: keyof Values) =>
    name === "name_en" || name === "name_nl" ? t(`create.${name}`) : t(`edit.${name}`);

  const put = async (values: Partial<Values>, over: SkillProfile) => {
    try {
      const saved = await save({ body: { id: over.id, version: over.version, ...values } }).unwrap();
      onSaved(saved);
      show(t("edit.saved", { name: saved.name }));
      onClose();
    } catch (error) {
      if (!isApiError(error) || error.code !== "stale_version") throw error;
      setTheirs(await readProfile({ query: { job_profile_id: over.id } }).unwrap());
    }
  };
  const merge = theirs && mergeVersions<Values>(valuesOf(base), form.getValues() as Values, valuesOf(theirs));

  return (
    <SideSheet open onClose={onClose} title={t("edit.title", { name: profile.name })}>
      <Form form={form} onSubmit={(values) => put(values as Values, base)}>
        <TextInput control={form.control} name="name_en" label={t("create.name_en")} required />
        <TextInput
          control={form.control}
          name="name_nl"
          label={t("create.name_nl")}
          help={t("create.name-nl-help")}
        />
        {(["description_en", "description_nl"] as const).map((name) => (
          <TextInput
            key={name}
            control={form.control}
            name={name}
            label={t(`edit.${name}`)}
            rows={4}
            counter={LIMITS.description}
          />
        ))}
        <SubmitButton>{t("common:save")}</SubmitButton>
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("edit.conflict", { name: theirs.name })}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: label(name),
            theirs: valuesOf(theirs)[name],
            mine: merge.merged[name],
          }))}
          taken={merge.taken.map(label)}
          isBusy={isLoading}
          onUseTheirs={() => {
            setBase(theirs);
            setTheirs(null);
            form.reset(valuesOf(theirs));
          }}
          onKeepMine={() => {
            setBase(theirs);
            setTheirs(null);
            form.reset(merge.merged, { keepDefaultValues: true });
            put(merge.merged, theirs).catch((error: unknown) =>
              show(isApiError(error) ? error.message : undefined, "error"),
            );
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </SideSheet>
  );
}
