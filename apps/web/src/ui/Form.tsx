import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, use, useId, useRef } from "react";
import { type FieldValues, FormProvider, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../lib/api/apiError.ts";
import { onEnterKey } from "../lib/form/enterKey.ts";
import { FormIdContext } from "./formId.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskBeforeClose } from "./sheetBar.ts";
import { type SendingOptions, useSending } from "./useSending.ts";
import { PausedContext } from "./whilePaused.ts";

export interface FormProps<In extends FieldValues, Out> extends SendingOptions<In, Out> {
  children: ReactNode;
  /** Accessible name where the page's title does not say it. */
  label?: string | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  /** Whether something is not saved, where that is more or less than what the fields hold. */
  isDirty?: boolean;
  /** What leaving it would lose, where that is worth naming. */
  leaveText?: string;
  /** Nothing in it is worth asking for when it is left, as in signing in. */
  leavesFreely?: boolean;
  /** What it saves is saved in a paused company too, as its endpoint says. */
  whilePaused?: boolean | undefined;
}

/** The button that sent the form may be far below what is said of it; the margin keeps it below the snackbar. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/**
 * One column of fields. What was typed survives a refused save, and the first error gets the focus; leaving it over what
 * is not saved asks first.
 */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, children, label, isDirty, leaveText, leavesFreely = false, whilePaused = false } = props;
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
      {!leavesFreely && <UnsavedGuard isDirty={isDirty} isSaved={isSaved} text={leaveText} />}
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

interface GuardProps {
  isDirty: boolean | undefined;
  isSaved: boolean;
  text: string | undefined;
}

/** Asks before the form, or the sheet or dialog around it, is left over what is not saved. */
function UnsavedGuard({ isDirty, isSaved, text }: GuardProps) {
  const state = useFormState();
  const isUnsaved = (isDirty ?? state.isDirty) && !isSaved;
  useAskBeforeClose(isUnsaved);
  return <LeaveDialog isDirty={isUnsaved} {...(text && { text })} />;
}
