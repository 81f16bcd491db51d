import type { VacancyWorkRecord } from "@vaardig/contract/vacancies";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RecordForm, type RecordSaving } from "../../../ui/approval/RecordForm.tsx";
import { JobFields } from "./JobFields.tsx";
import { EMPTY_JOB, type JobBody, type JobValues, jobResolver, jobValues } from "./jobValues.ts";
import { useJobWords } from "./useJobWords.ts";

interface Props extends RecordSaving<VacancyWorkRecord, JobBody> {
  children?: ReactNode;
}

/** A job to fill in. */
export function JobForm({ children, ...saving }: Props) {
  const { t } = useTranslation("jobs");
  const words = useJobWords();
  const form = useForm<JobValues, unknown, JobBody>({
    resolver: jobResolver,
    defaultValues: saving.record ? jobValues(saving.record) : EMPTY_JOB,
  });
  return (
    <RecordForm {...saving} form={form} label={t("form")} valuesOf={jobValues} words={words}>
      {children}
      <JobFields form={form} />
    </RecordForm>
  );
}
