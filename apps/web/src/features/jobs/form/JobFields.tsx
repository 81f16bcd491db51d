import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { LIMITS } from "@vaardig/contract/limits";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useListDepartmentsQuery } from "../../../lib/organization.api.ts";
import { useIssueText } from "../../../lib/useIssueText.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { FormSection, FULL_ROW } from "../../../ui/FormSection.tsx";
import { JobProfilePicker } from "../../../ui/jobProfile/JobProfilePicker.tsx";
import { useFillFromProfile } from "../../../ui/jobProfile/useFillFromProfile.ts";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { RequiredSkillsInput } from "../../../ui/requiredSkills/RequiredSkillsInput.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import type { JobBody, JobValues } from "./jobValues.ts";

/** The fields of a job. */
export function JobFields({ form }: { form: UseFormReturn<JobValues, unknown, JobBody> }) {
  const { t } = useTranslation("jobs");
  const { control } = form;
  const issueText = useIssueText();
  const departments = useListDepartmentsQuery();
  const profile = useController({ control, name: "job_profile_id" });
  const skills = useController({ control, name: "skills" });
  const external = useController({ control, name: "external" });
  const field = (name: keyof JobValues) => ({ control, name, label: t(`field.${name}`) });
  const text = form.watch("description");

  const fill = useFillFromProfile({
    name: () => form.getValues("name"),
    setName: (name) =>
      form.setValue("name", name, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    skills: () => form.getValues("skills"),
    setSkills: skills.field.onChange,
  });

  return (
    <>
      <FormSection title={t("section.job")} help={t("section.job-help")}>
        <JobProfilePicker
          label={t("field.job_profile_id")}
          help={t("profile-help")}
          value={profile.field.value}
          onChange={(chosen) => {
            profile.field.onChange(chosen);
            if (chosen) void fill(chosen);
          }}
          isAdding
          error={issueText(profile.fieldState.error)}
          inputRef={profile.field.ref}
        />
        <TextInput {...field("name")} required />
        <SelectInput
          {...field("department_id")}
          none={t("no-department")}
          options={(departments.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput {...field("location")} />
        <Box sx={FULL_ROW}>
          <TextInput {...field("description")} rows={8} counter={LIMITS.longText} />
        </Box>
      </FormSection>
      <FormSection title={t("section.skills")} help={t("section.skills-help")}>
        <RequiredSkillsInput
          skills={skills.field.value}
          onChange={skills.field.onChange}
          text={text}
          error={skills.fieldState.error}
        />
      </FormSection>
      <FormSection title={t("section.terms")} help={t("section.terms-help")}>
        <NumberInput {...field("hours")} help={t("hours-help", { max: LIMITS.availabilityHours })} />
        <NumberInput {...field("headcount")} required />
        <NumberInput {...field("salary_from")} help={t("salary-help")} startAdornment="€ " />
        <NumberInput {...field("salary_to")} startAdornment="€ " />
        <DateInput {...field("available_from")} />
        <Box>
          <FormControlLabel
            control={
              <Switch checked={external.field.value} onChange={(_event, on) => external.field.onChange(on)} />
            }
            label={t("field.external")}
          />
          <FormHelperText>{t("external-help")}</FormHelperText>
        </Box>
      </FormSection>
    </>
  );
}
