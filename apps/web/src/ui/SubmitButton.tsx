import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormId } from "./formId.ts";
import { useSheetBar } from "./sheetBar.ts";

interface Props {
  /** Says what it does: "Save company", "Invite 12 people". */
  children: ReactNode;
  fullWidth?: boolean;
  /** What it does cannot be taken back and ends something. */
  isFinal?: boolean;
  /** Something outside the form is still under way. */
  busy?: boolean;
  /** What leaving the form does, where that is not to close its sheet. */
  onCancel?: () => void;
}

/**
 * Sends the form it belongs to; shows progress and keeps the focus while it does. In a sheet it stands in the sheet's
 * fixed bar, beside the button that leaves the form.
 */
export function SubmitButton({
  children,
  fullWidth = false,
  isFinal = false,
  busy = false,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const formId = useFormId();
  const bar = useSheetBar();
  const working = isSubmitting || busy;
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      color={isFinal ? "error" : "primary"}
      size={bar ? "medium" : "large"}
      fullWidth={fullWidth}
      aria-disabled={working}
      sx={{ justifySelf: fullWidth ? "stretch" : "start" }}
      startIcon={
        working ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : undefined
      }
    >
      {children}
    </Button>
  );
  if (!bar) return button;
  return (
    bar.element &&
    createPortal(
      <>
        <Button variant="outlined" onClick={onCancel ?? bar.onClose}>
          {t("cancel")}
        </Button>
        {button}
      </>,
      bar.element,
    )
  );
}
