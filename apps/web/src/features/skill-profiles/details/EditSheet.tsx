import { zodResolver } from "@hookform/resolvers/zod";
import { LIMITS } from "@vaardig/contract/limits";
import { jobProfileBody, type SkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { useLazyGetSkillProfileQuery, useSaveJobProfileMutation } from "../skill-profiles.api.ts";

const schema = jobProfileBody.required();
type Values = z.input<typeof schema>;

const valuesOf = (profile: SkillProfile): Values => ({
  name_en: profile.name_en,
  name_nl: profile.name_nl ?? "",
  description_en: profile.description_en,
  description_nl: profile.description_nl ?? "",
});

interface Props {
  profile: SkillProfile;
  /** Called with the stored profile after saving. */
  onSaved: (profile: SkillProfile) => void;
  onClose: () => void;
}

/** Sheet to edit names and descriptions in both languages. Mounted while open. */
export function EditSheet({ profile, onSaved, onClose }: Props) {
  const { t } = useTranslation(["skill-profiles", "common"]);
  const { show } = useSnackbar();
  const [save] = useSaveJobProfileMutation();
  const [readProfile] = useLazyGetSkillProfileQuery();
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(profile),
  });
  return (
    <SideSheet open onClose={onClose} title={t("edit.title", { name: profile.name })}>
      <VersionedForm
        form={form}
        record={profile}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          const { id, version } = over ?? profile;
          const saved = await save({ body: { id, version, ...values } }).unwrap();
          onSaved(saved);
          show(t("edit.saved", { name: saved.name }));
        }}
        onSaved={onClose}
        readAgain={({ id }) => readProfile({ query: { job_profile_id: id } }).unwrap()}
        words={{
          title: ({ name }) => t("edit.conflict", { name }),
          label: (name) =>
            name === "name_en" || name === "name_nl" ? t(`create.${name}`) : t(`edit.${name}`),
          value: (name, values) => values[name] ?? "",
        }}
      >
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
      </VersionedForm>
    </SideSheet>
  );
}
