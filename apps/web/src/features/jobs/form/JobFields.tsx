import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { LIMITS } from "@vaardig/contract/limits";
import { type UseFormReturn, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DepartmentInput } from "../../../shared/approval/DepartmentInput.tsx";
import { JobProfileInput } from "../../../shared/job-profiles/JobProfileInput.tsx";
import { useFillFromProfile } from "../../../shared/job-profiles/useFillFromProfile.ts";
import { RequiredSkillsInput } from "../../../shared/required-skills/RequiredSkillsInput.tsx";
import { DateInput } from "../../../ui/DateInput.tsx";
import { FormSection, FULL_ROW } from "../../../ui/FormSection.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import type { AdSources } from "./ad/adValues.ts";
import { NewProfileOffer } from "./ad/NewProfileOffer.tsx";
import { ColleagueInput } from "./ColleagueInput.tsx";
import type { JobBody, JobValues } from "./jobValues.ts";

interface Props {
  form: UseFormReturn<JobValues, unknown, JobBody>;
  /** Source text of each field filled from an ad. */
  sources: AdSources;
}

/** The fields of a job. */
export function JobFields({ form, sources }: Props) {
  const { t } = useTranslation("jobs");
  const { control } = form;
  const external = useController({ control, name: "external" });
  const field = (name: Exclude<keyof JobValues, "skills">, help?: string) => {
    const words = sources[name];
    const from = words && t("ad.from", { words });
    return { control, name, label: t(`field.${name}`), help: from ?? help };
  };

  const fill = useFillFromProfile(form, { name: "name", skills: "skills" });
  return (
    <>
      <FormSection title={t("section.job")} help={t("section.job-help")}>
        <JobProfileInput {...field("job_profile_id", t("profile-help"))} onPick={fill} />
        <TextInput {...field("name")} required />
        {sources.name && <NewProfileOffer form={form} />}
        <DepartmentInput {...field("department_id")} />
        <TextInput {...field("location")} />
        <Box sx={FULL_ROW}>
          <TextInput {...field("description")} rows={8} counter={LIMITS.longText} />
        </Box>
      </FormSection>
      <FormSection title={t("section.skills")} help={t("section.skills-help")}>
        <RequiredSkillsInput
          control={control}
          name="skills"
          text={form.watch("description")}
          words={sources.skills}
        />
      </FormSection>
      <FormSection title={t("section.terms")} help={t("section.terms-help")}>
        <NumberInput {...field("hours", t("hours-help", { max: LIMITS.availabilityHours }))} />
        <NumberInput {...field("headcount")} required />
        <NumberInput {...field("salary_from", t("salary-help"))} startAdornment="€ " />
        <NumberInput {...field("salary_to")} startAdornment="€ " />
        <DateInput {...field("available_from")} />
        <DateInput {...field("apply_by", t("apply-by-help"))} />
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
      <FormSection title={t("contact.title")} help={t("section.contact-help")}>
        <ColleagueInput {...field("hiring_manager_id", t("hiring-manager-help"))} />
        <ColleagueInput {...field("contact_id", t("contact-help"))} />
      </FormSection>
    </>
  );
}
