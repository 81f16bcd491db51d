import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { LIMITS } from "@vaardig/contract/limits";
import type { ProjectDetail } from "@vaardig/contract/projects";
import { type ReactNode, useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useListDepartmentsQuery } from "../../../lib/organization.api.ts";
import { useFormDraft } from "../../../lib/useFormDraft.ts";
import { useIssueText } from "../../../lib/useIssueText.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormBar } from "../../../ui/FormBar.tsx";
import { FormSection, FULL_ROW } from "../../../ui/FormSection.tsx";
import { LeaveDialog } from "../../../ui/LeaveDialog.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { ProjectConflict } from "./ProjectConflict.tsx";
import {
  EMPTY_PROJECT,
  emptyRole,
  type ProjectBody,
  type ProjectValues,
  projectResolver,
  projectValues,
} from "./projectValues.ts";
import { RoleFields } from "./RoleFields.tsx";

interface Props {
  /** The project that is edited; none for a new one. */
  project: ProjectDetail | null;
  save: string;
  /** Rejects with the call's error; `over` is the version that it is saved over. */
  onSave: (body: ProjectBody, over: ProjectDetail | null) => Promise<unknown>;
  /** Reads the project as it is now, when somebody else changed it. */
  readAgain: () => Promise<ProjectDetail>;
  children?: ReactNode;
}

/** A project with its roles to fill in; what is typed survives a refused save, another's save and the end of the session. */
export function ProjectForm({ project, save, onSave, readAgain, children }: Props) {
  const { t } = useTranslation("projects");
  const issueText = useIssueText();
  const departments = useListDepartmentsQuery();
  const [base, setBase] = useState(project);
  const [theirs, setTheirs] = useState<ProjectDetail | null>(null);
  const form = useForm<ProjectValues, unknown, ProjectBody>({
    resolver: projectResolver,
    defaultValues: project ? projectValues(project) : EMPTY_PROJECT,
  });
  useFormDraft(form, project?.id ?? "new-project");
  const { control } = form;
  const roles = useFieldArray({ control, name: "roles" });
  const { isDirty, errors } = form.formState;
  const rolesError = errors.roles?.root ?? (errors.roles?.message ? errors.roles : undefined);
  const field = (name: "name" | "department" | "startDate" | "endDate" | "description") => ({
    control,
    name,
    label: t(`field.${name}`),
  });

  const put = async (body: ProjectBody, over: ProjectDetail | null) => {
    try {
      await onSave(body, over);
    } catch (error) {
      if (!isApiError(error) || error.code !== "stale_version") throw error;
      setTheirs(await readAgain());
    }
  };
  const startFrom = (from: ProjectDetail, values: ProjectValues) => {
    setBase(from);
    setTheirs(null);
    form.reset(projectValues(from));
    form.reset(values, { keepDefaultValues: true });
  };

  return (
    <>
      <Form form={form} label={t("form")} onSubmit={(body) => put(body, base)}>
        {children}
        <FormSection title={t("section.project")}>
          <TextInput {...field("name")} required />
          <SelectInput
            {...field("department")}
            none={t("no-department")}
            options={(departments.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DateInput {...field("startDate")} required />
          <DateInput {...field("endDate")} required />
          <Box sx={FULL_ROW}>
            <TextInput {...field("description")} rows={4} counter={LIMITS.description} />
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
        <FormBar isDirty={isDirty} save={save} onDiscard={() => form.reset()} />
      </Form>
      {theirs && base && (
        <ProjectConflict
          base={base}
          theirs={theirs}
          mine={form.getValues()}
          onUseTheirs={() => startFrom(theirs, projectValues(theirs))}
          onKeepMine={(merged) => {
            startFrom(theirs, merged);
            void form.handleSubmit((body) => put(body, theirs))();
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      <LeaveDialog isDirty={isDirty} />
    </>
  );
}
