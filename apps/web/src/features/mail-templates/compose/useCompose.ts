import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useFormDraft } from "../../../lib/form/useFormDraft.ts";
import { useGetMailTemplateQuery } from "../../../shared/mail-editor/mailTemplates.api.ts";
import { useCheckRecipientsQuery } from "../mail-templates.api.ts";
import {
  type Audience,
  aboutOf,
  type ComposeValues,
  EMPTY_COMPOSE_VALUES,
  hasSameWords,
  isUnchangedText,
  recipientsToSend,
  wordsFrom,
  wordsToSend,
} from "./composeValues.ts";

/**
 * Returns the state of an email to applicants or a talent pool: values, reach, and whether the text was
 * edited.
 */
export function useCompose(audience: Audience, start: Partial<ComposeValues>) {
  const form = useForm<ComposeValues>({ defaultValues: { ...EMPTY_COMPOSE_VALUES, ...start } });
  useFormDraft(form, audience.job_id ?? audience.talent_pool_id);
  const values = useWatch({ control: form.control }) as ComposeValues;
  const { temp_name: tempName, words } = values;
  const about = aboutOf(audience, values);
  const isBlank = tempName === "";
  const template = useGetMailTemplateQuery(
    { query: { temp_name: tempName, ...(about.job_id && { job_id: about.job_id }) } },
    { skip: isBlank },
  );
  const { currentData } = template;
  // The text that the form started from: an unedited text is replaced by a template's, an edited one is kept.
  const [base, setBase] = useState(EMPTY_COMPOSE_VALUES.words);
  const isTouched = !hasSameWords(words, base);
  const { setValue } = form;
  useEffect(() => {
    const next = isBlank ? EMPTY_COMPOSE_VALUES.words : currentData && wordsFrom(currentData);
    if (!next || isTouched || hasSameWords(next, base)) return;
    setBase(next);
    setValue("words", next);
  }, [isBlank, currentData, isTouched, base, setValue]);

  const recipients = recipientsToSend(audience, values);
  // An edited text belongs to its author, so the template's truth check does not apply.
  const says = isTouched ? "" : tempName;
  const check = useCheckRecipientsQuery(
    { body: { ...about, recipients: recipients ?? {}, ...(says && { temp_name: says }) } },
    { skip: recipients === null, refetchOnMountOrArgChange: true },
  );

  /** Replaces the text by another template. */
  const takeTemplate = (name: string) => {
    form.clearErrors();
    setValue("words", base);
    setValue("temp_name", name);
  };
  /** Marks the text as safe: saved as a template, or sent. */
  const keepAsBase = () => setBase(words);

  return {
    form,
    values,
    template,
    isTouched,
    takeTemplate,
    keepAsBase,
    recipients,
    check,
    audience,
    about,
    isToPool: audience.job_id === undefined,
    written: wordsToSend(words),
    /** A language whose text equals the template although the other one was edited. */
    leftLanguage: isUnchangedText(words, base),
  };
}
export type ComposeModel = ReturnType<typeof useCompose>;
