import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useStore } from "react-redux";
import { i18n } from "../language/i18n.ts";
import type { LibState } from "../libState.ts";
import { useSnackbar } from "../useSnackbar.ts";
import { consumeDraft, saveDraft, typedValues } from "./formDrafts.ts";

/**
 * Stores input when the session expires, and restores it after the same person signs in again. `about`
 * identifies the record; without it, a form matches by URL and initial values.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  about?: string,
): void {
  const { getState } = useStore<LibState>();
  const { show } = useSnackbar();
  useEffect(() => {
    const owner = getState().auth.user?.id;
    if (owner === undefined) return;
    const start = form.formState.defaultValues ?? {};
    const { pathname, search } = window.location;
    const name = JSON.stringify([pathname + search, Object.keys(start), about ?? start]);

    const typed = consumeDraft(window.sessionStorage, owner, name);
    for (const [field, value] of Object.entries(typed ?? {})) {
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true });
    }
    if (typed) show(i18n.t("typed-restored"), "info");

    return () => {
      const { token, returnTo } = getState().auth;
      // Only an expired session leaves a return address.
      if (token !== null || returnTo === null) return;
      const values = typedValues(form.getValues(), form.formState.defaultValues ?? {});
      saveDraft(window.sessionStorage, owner, name, values);
    };
  }, [form, about, getState, show]);
}
