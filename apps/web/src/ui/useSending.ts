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
   * Rejects with the call's error (`unwrap()`), which is then shown at its fields or above them; resolves to `false`
   * where nothing was saved, because something has to be answered first.
   */
  onSubmit: (values: Out) => Promise<unknown>;
  /** Closes or leaves once it is saved; not called while something that was typed meanwhile is not saved. */
  onSaved?: (() => unknown) | undefined;
  /** Stays on screen after a save, with what was typed meanwhile; without it the fields hold still until the answer. */
  staysOpen?: boolean | undefined;
}

interface Sending {
  send: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Why it was refused, where no field says it. */
  refused: ApiError | null;
  /** Everything that the form holds is saved. */
  isSaved: boolean;
}

/** Sends a form once, however often it is asked to until the answer is there. */
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
      // What is gone to next takes the place of the page, and not of the guard's double of it.
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

/** Puts the server's words under the fields they are about; false when some have no place in the form. */
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
