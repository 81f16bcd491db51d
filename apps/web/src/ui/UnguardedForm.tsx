import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, use, useId, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../lib/api/apiError.ts";
import { onEnterKey } from "../lib/form/enterKey.ts";
import { FormIdContext } from "./formId.ts";
import { type SendingOptions, useSending } from "./useSending.ts";
import { PausedContext } from "./whilePaused.ts";

export interface UnguardedFormProps<In extends FieldValues, Out> extends SendingOptions<In, Out> {
  children: ReactNode;
  /** Accessible name, when the page title does not name the form. */
  label?: string | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  /** True when the form's endpoint is allowed for a paused company. */
  whilePaused?: boolean | undefined;
}

interface GuardedProps<In extends FieldValues, Out> extends UnguardedFormProps<In, Out> {
  /** Rendered inside the form's context, after it; receives whether the form is saved. */
  guard?: (isSaved: boolean) => ReactNode;
}

/**
 * Scrolls a message into view, because the submit button may be far below it; the margin keeps it below the
 * snackbar.
 */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/**
 * A form in one column that may be left without a question, such as sign-in, whose page then needs no dialog. A
 * failed save keeps the input and focuses the first error.
 */
export function UnguardedForm<In extends FieldValues, Out>(props: GuardedProps<In, Out>) {
  const { form, children, label, whilePaused = false, guard } = props;
  const pausedWarning = use(PausedContext);
  const id = useId();
  const own = useRef<HTMLFormElement>(null);
  const element = props.ref ?? own;
  const { send, refused, isSaved } = useSending(props, element);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        ref={element}
        noValidate
        aria-label={label}
        onKeyDown={onEnterKey}
        onSubmit={send}
        sx={{ display: "grid", gap: 5 }}
      >
        {!whilePaused && pausedWarning}
        {refused && <Refusal error={refused} />}
        <FormIdContext value={id}>{children}</FormIdContext>
      </Box>
      {guard?.(isSaved)}
    </FormProvider>
  );
}

function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  return (
    <Alert severity="error" ref={intoSight} sx={{ scrollMarginTop: 104 }}>
      {error.message}
      {(error.status === 0 || error.status >= 500) && ` ${t("nothing-lost")}`}
      {error.status >= 500 && error.requestId && (
        <Typography variant="caption" component="div">
          {t("request-id", { id: error.requestId })}
        </Typography>
      )}
    </Alert>
  );
}
