import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useGetMailTemplateQuery } from "../../../lib/mailTemplates.api.ts";
import { useFormDraft } from "../../../lib/useFormDraft.ts";
import { useLeaveGuard } from "../../../lib/useLeaveGuard.ts";
import { useCheckRecipientsQuery } from "../mail-templates.api.ts";
import {
  type ComposeValues,
  EMPTY,
  recipientsToSend,
  sameWords,
  wordsFrom,
  wordsToSend,
} from "./composeValues.ts";

/** A mail to applicants of a job: what is written, whom it reaches, and whether leaving would lose something. */
export function useCompose(jobId: string) {
  const form = useForm<ComposeValues>({ defaultValues: EMPTY });
  useFormDraft(form, jobId);
  const values = useWatch({ control: form.control }) as ComposeValues;
  const { temp_name: tempName, words } = values;
  const template = useGetMailTemplateQuery({ query: { job_id: jobId, temp_name: tempName } });
  const { currentData } = template;
  // The words that the form grew from: whoever typed nothing gets a template's words, whoever typed keeps theirs.
  const [base, setBase] = useState(EMPTY.words);
  const isTouched = !sameWords(words, base);
  const { setValue } = form;
  useEffect(() => {
    if (!currentData || isTouched) return;
    const next = wordsFrom(currentData);
    if (sameWords(next, base)) return;
    setBase(next);
    setValue("words", next);
  }, [currentData, isTouched, base, setValue]);

  const recipients = recipientsToSend(values);
  const check = useCheckRecipientsQuery(
    { body: { job_id: jobId, recipients: recipients ?? {} } },
    { skip: recipients === null, refetchOnMountOrArgChange: true },
  );
  const guard = useLeaveGuard(isTouched);

  /** Another template's words take the place of what is written. */
  const takeTemplate = (name: string) => {
    form.clearErrors();
    setValue("words", base);
    setValue("temp_name", name);
  };
  /** What is written is safe: in a template, or on its way. */
  const keepAsBase = () => setBase(words);

  return {
    ...{ form, values, template, isTouched, guard, takeTemplate, keepAsBase, recipients, check },
    written: wordsToSend(words),
  };
}
export type Compose = ReturnType<typeof useCompose>;
