import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { LIMITS } from "@vaardig/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { JobProfileInput } from "../../../shared/job-profiles/JobProfileInput.tsx";
import { useFillFromProfile } from "../../../shared/job-profiles/useFillFromProfile.ts";
import { RequiredSkillsInput } from "../../../shared/required-skills/RequiredSkillsInput.tsx";
import { DateInput } from "../../../ui/DateInput.tsx";
import { FormSection, FULL_ROW } from "../../../ui/FormSection.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import type { ProjectBody, ProjectValues } from "./projectValues.ts";

interface Props {
  form: UseFormReturn<ProjectValues, unknown, ProjectBody>;
  /** Index of the role in the project. */
  at: number;
  /** Absent for the only role. */
  onRemove?: () => void;
}

/** Fields of one role. */
export function RoleFields({ form, at, onRemove }: Props) {
  const { t } = useTranslation("projects");
  const { control } = form;
  const named = form.watch(`roles.${at}.role`);
  const fill = useFillFromProfile(form, { name: `roles.${at}.role`, skills: `roles.${at}.skills` });

  return (
    <FormSection title={named.trim() || t("role-number", { number: at + 1 })}>
      <JobProfileInput
        control={control}
        name={`roles.${at}.job_profile_id`}
        label={t("field.job_profile")}
        onPick={fill}
      />
      <TextInput control={control} name={`roles.${at}.role`} label={t("field.role")} required />
      <DateInput
        control={control}
        name={`roles.${at}.roleStartDate`}
        label={t("field.roleStartDate")}
        required
      />
      <DateInput control={control} name={`roles.${at}.roleEndDate`} label={t("field.roleEndDate")} required />
      <NumberInput
        control={control}
        name={`roles.${at}.hours`}
        label={t("field.hours")}
        help={t("hours-help", { max: LIMITS.availabilityHours })}
      />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "1fr 1fr", alignItems: "start" }}>
        <NumberInput
          control={control}
          name={`roles.${at}.salary.from`}
          label={t("field.salary_from")}
          help={t("salary-help")}
          startAdornment="€ "
        />
        <NumberInput
          control={control}
          name={`roles.${at}.salary.to`}
          label={t("field.salary_to")}
          startAdornment="€ "
        />
      </Box>
      <Box sx={FULL_ROW}>
        <TextInput
          control={control}
          name={`roles.${at}.roleDescription`}
          label={t("field.roleDescription")}
          rows={3}
          counter={LIMITS.description}
        />
      </Box>
      <RequiredSkillsInput
        control={control}
        name={`roles.${at}.skills`}
        text={form.watch(`roles.${at}.roleDescription`)}
      />
      {onRemove && (
        <Box sx={FULL_ROW}>
          <Button color="error" onClick={onRemove}>
            {t("remove-role", { name: named.trim() || t("role-number", { number: at + 1 }) })}
          </Button>
        </Box>
      )}
    </FormSection>
  );
}
