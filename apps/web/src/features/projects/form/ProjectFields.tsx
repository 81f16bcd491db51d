import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { LIMITS } from "@vaardig/contract/limits";
import AddIcon from "lucide-react/icons/plus";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { DepartmentInput } from "../../../shared/approval/DepartmentInput.tsx";
import { DateInput } from "../../../ui/DateInput.tsx";
import { FormSection, FULL_ROW } from "../../../ui/FormSection.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { emptyRole, type ProjectBody, type ProjectValues } from "./projectValues.ts";
import { RoleFields } from "./RoleFields.tsx";

/** Fields of a project and of each of its roles. */
export function ProjectFields({ form }: { form: UseFormReturn<ProjectValues, unknown, ProjectBody> }) {
  const { t } = useTranslation("projects");
  const { control } = form;
  const issueText = useIssueText();
  const roles = useFieldArray({ control, name: "roles" });
  const { errors } = form.formState;
  const rolesError = errors.roles?.root ?? (errors.roles?.message ? errors.roles : undefined);
  const field = (name: "name" | "department" | "startDate" | "endDate" | "description") => ({
    control,
    name,
    label: t(`field.${name}`),
  });
  return (
    <>
      <FormSection title={t("section.project")}>
        <TextInput {...field("name")} required />
        <DepartmentInput {...field("department")} />
        <DateInput {...field("startDate")} required />
        <DateInput {...field("endDate")} required />
        <Box sx={FULL_ROW}>
          <TextInput {...field("description")} required rows={4} counter={LIMITS.description} />
        </Box>
      </FormSection>
      {roles.fields.map(({ id }, at) => (
        <RoleFields
          key={id}
          form={form}
          at={at}
          {...(roles.fields.length > 1 && { onRemove: () => roles.remove(at) })}
        />
      ))}
      {rolesError && (
        <FormHelperText error role="alert">
          {issueText(rolesError)}
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: "start" }}
        onClick={() => roles.append(emptyRole(form.getValues()))}
      >
        {t("add-role")}
      </Button>
    </>
  );
}
