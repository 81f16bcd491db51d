import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref, useId, useState } from "react";
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../lib/api/apiError.ts";
import { FormIdContext } from "./formId.ts";
import { useAskBeforeClose } from "./sheetBar.ts";

interface Props<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  /** Rejects with the call's error (`unwrap()`), which is then shown at its fields or above them. */
  onSubmit: (values: Out) => Promise<unknown>;
  children: ReactNode;
  /** Accessible name where the page's title does not say it. */
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/** The button that sent the form may be far below what is said of it; the margin keeps it below the snackbar. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** One column of fields; what was typed survives a refused save, and the first error gets the focus. */
export function Form<In extends FieldValues, Out>({ form, onSubmit, children, label, ref }: Props<In, Out>) {
  const { t } = useTranslation();
  const id = useId();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const [isKept, setKept] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    setRefused(null);
    setKept(false);
    try {
      await onSubmit(values);
      setKept(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!showAtFields(form, error)) setRefused(error);
    }
  });

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        ref={ref}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          if (form.formState.isSubmitting) event.preventDefault();
          else void submit(event);
        }}
        sx={{ display: "grid", gap: 5 }}
      >
        {refused && (
          <Alert severity="error" ref={intoSight} sx={{ scrollMarginTop: 104 }}>
            {refused.message}
            {(refused.status === 0 || refused.status >= 500) && ` ${t("nothing-lost")}`}
            {refused.status >= 500 && refused.requestId && (
              <Typography variant="caption" component="div">
                {t("request-id", { id: refused.requestId })}
              </Typography>
            )}
          </Alert>
        )}
        <FormIdContext value={id}>{children}</FormIdContext>
        <DirtyToSheet isKept={isKept} />
      </Box>
    </FormProvider>
  );
}

/** Lets the sheet around the form ask before it closes over what was typed and not saved. */
function DirtyToSheet({ isKept }: { isKept: boolean }) {
  const { isDirty } = useFormState();
  useAskBeforeClose(isDirty && !isKept);
  return null;
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
