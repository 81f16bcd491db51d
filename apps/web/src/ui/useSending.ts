import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../lib/api/apiError.ts";
import { isSame } from "../lib/form/isSame.ts";
import { stepOffDuplicateEntry } from "../lib/form/leaveGuard.ts";
import { useFreezeForm } from "../lib/form/useFreezeForm.ts";
import { useSnackbar } from "../lib/useSnackbar.ts";

export interface SendingOptions<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /**
   * Rejects with the call's error (`unwrap()`), which is shown at its fields or above them; resolves to
   * `false` when nothing was saved because a question must be answered first.
   */
  onSubmit: (values: Out) => Promise<unknown>;
  /** Closes or leaves after a save; not called while later input is unsaved. */
  onSaved?: (() => unknown) | undefined;
  /**
   * The form stays open after a save and keeps later input; otherwise fields are frozen until the response.
   */
  staysOpen?: boolean | undefined;
}

interface Sending {
  send: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The error without a matching field; null without one. */
  refused: ApiError | null;
  /** True when all form values are saved. */
  isSaved: boolean;
}

/** Submits a form once, ignoring further submissions until the response. */
export function useSending<In extends FieldValues, Out>(
  options: SendingOptions<In, Out>,
  element: RefObject<HTMLFormElement | null>,
): Sending {
  const { form, onSubmit, onSaved, staysOpen = false } = options;
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isSending = useRef(false);
  const isHeld = useRef(false);
  useFreezeForm(element, isHeld);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setSaved(false) }), [form]);

  const save = form.handleSubmit(async (values) => {
    setRefused(null);
    isHeld.current = !staysOpen;
    const sent = JSON.stringify(form.getValues());
    try {
      if ((await onSubmit(values)) === false) return;
      if (staysOpen && onSaved && !isSame(form.getValues(), JSON.parse(sent))) {
        show(t("typed-since-saved"), "info");
        return;
      }
      setSaved(true);
      if (!onSaved) return;
      // The next navigation must replace the page itself, not the guard's duplicate history entry.
      await stepOffDuplicateEntry();
      onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!showAtFields(form, error)) setRefused(error);
    } finally {
      isHeld.current = false;
    }
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void save(event).finally(() => {
      isSending.current = false;
    });
  };
  return { send, refused, isSaved };
}

/** Shows server errors at their fields; returns false when a field is not part of the form. */
function showAtFields<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: ApiError,
): boolean {
  const told = Object.entries(error.fields ?? {});
  const placed = told.filter(([name]) => form.getValues(name as Path<In>) !== undefined);
  placed.forEach(([name, message], at) => {
    form.setError(name as Path<In>, { type: "server", message }, { shouldFocus: at === 0 });
  });
  return told.length > 0 && placed.length === told.length;
}
