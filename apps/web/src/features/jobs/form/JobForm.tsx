import type { JobWorkRecord } from "@vaardig/contract/jobs/recruitingJobs";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RecordForm, type RecordSaving } from "../../../shared/approval/RecordForm.tsx";
import type { AdSources } from "./ad/adValues.ts";
import { FromAd } from "./ad/FromAd.tsx";
import { JobFields } from "./JobFields.tsx";
import { EMPTY_JOB, type JobBody, type JobValues, jobResolver, jobValues } from "./jobValues.ts";
import { useJobVersionTexts } from "./useJobVersionTexts.ts";

interface Props extends RecordSaving<JobWorkRecord, JobBody> {
  children?: ReactNode;
}

/** Form of a job. */
export function JobForm({ children, ...saving }: Props) {
  const { t } = useTranslation("jobs");
  const words = useJobVersionTexts();
  const form = useForm<JobValues, unknown, JobBody>({
    resolver: jobResolver,
    defaultValues: saving.record ? jobValues(saving.record) : EMPTY_JOB,
  });
  // Source texts of a new job's fields, when its ad was pasted.
  const [sources, setSources] = useState<AdSources>({});
  return (
    <RecordForm {...saving} form={form} label={t("form")} valuesOf={jobValues} words={words}>
      {children}
      {!saving.record && <FromAd form={form} onSources={setSources} />}
      <JobFields form={form} sources={sources} />
    </RecordForm>
  );
}
