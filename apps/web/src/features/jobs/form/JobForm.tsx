import type { VacancyDetail } from "@vaardig/contract/jobs";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useFormDraft } from "../../../lib/useFormDraft.ts";
import { Form } from "../../../ui/Form.tsx";
import { FormBar } from "../../../ui/FormBar.tsx";
import { LeaveDialog } from "../../../ui/LeaveDialog.tsx";
import { JobConflict } from "./JobConflict.tsx";
import { JobFields } from "./JobFields.tsx";
import { EMPTY_JOB, type JobBody, type JobValues, jobResolver, jobValues } from "./jobValues.ts";

interface Props {
  /** The job that is edited; none for a new one. */
  job: VacancyDetail | null;
  /** Says what saving does. */
  save: string;
  /** Rejects with the call's error; `over` is the version that it is saved over. */
  onSave: (body: JobBody, over: VacancyDetail | null) => Promise<unknown>;
  /** Reads the job as it is now, when somebody else changed it. */
  readAgain: () => Promise<VacancyDetail>;
  children?: ReactNode;
}

/** A job to fill in; what is typed survives a refused save, another's save and the end of the session. */
export function JobForm({ job, save, onSave, readAgain, children }: Props) {
  const { t } = useTranslation("jobs");
  // The version that the form grew from; a later read must not pass off what it brings as seen.
  const [base, setBase] = useState(job);
  const [theirs, setTheirs] = useState<VacancyDetail | null>(null);
  const form = useForm<JobValues, unknown, JobBody>({
    resolver: jobResolver,
    defaultValues: job ? jobValues(job) : EMPTY_JOB,
  });
  useFormDraft(form, job?.id ?? "new-job");
  const { isDirty } = form.formState;

  const put = async (body: JobBody, over: VacancyDetail | null) => {
    try {
      await onSave(body, over);
    } catch (error) {
      if (!isApiError(error) || error.code !== "stale_version") throw error;
      setTheirs(await readAgain());
    }
  };
  const startFrom = (from: VacancyDetail, values: JobValues) => {
    setBase(from);
    setTheirs(null);
    form.reset(jobValues(from));
    // Set one by one, so that what differs counts as changed.
    form.reset(values, { keepDefaultValues: true });
  };

  return (
    <>
      <Form form={form} label={t("form")} onSubmit={(body) => put(body, base)}>
        {children}
        <JobFields form={form} />
        <FormBar isDirty={isDirty} save={save} onDiscard={() => form.reset()} />
      </Form>
      {theirs && base && (
        <JobConflict
          base={base}
          theirs={theirs}
          mine={form.getValues()}
          onUseTheirs={() => startFrom(theirs, jobValues(theirs))}
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
