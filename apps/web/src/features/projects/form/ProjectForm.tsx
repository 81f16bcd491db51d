import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RecordForm, type RecordSaving } from "../../../shared/approval/RecordForm.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import {
  EMPTY_PROJECT,
  type ProjectBody,
  type ProjectValues,
  projectResolver,
  projectValues,
} from "./projectValues.ts";
import { useProjectVersionTexts } from "./useProjectVersionTexts.ts";

interface Props extends RecordSaving<ProjectDetail, ProjectBody> {
  children?: ReactNode;
}

/** Form of a project with its roles. */
export function ProjectForm({ children, ...saving }: Props) {
  const { t } = useTranslation("projects");
  const words = useProjectVersionTexts();
  const form = useForm<ProjectValues, unknown, ProjectBody>({
    resolver: projectResolver,
    defaultValues: saving.record ? projectValues(saving.record) : EMPTY_PROJECT,
  });
  return (
    <RecordForm {...saving} form={form} label={t("form")} valuesOf={projectValues} words={words}>
      {children}
      <ProjectFields form={form} />
    </RecordForm>
  );
}
