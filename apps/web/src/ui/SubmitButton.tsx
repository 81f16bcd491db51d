import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormId } from "./formId.ts";
import { useSheetBar } from "./sheetBar.ts";

interface Props {
  /** Text that names the action: "Save company", "Invite 12 people". */
  children: ReactNode;
  fullWidth?: boolean;
  /** True for a destructive action that cannot be undone. */
  isFinal?: boolean;
  /** True while related work outside the form is in progress. */
  busy?: boolean;
  /** Replaces closing the sheet on cancel. */
  onCancel?: () => void;
}

/**
 * Submits its form; shows progress and keeps the focus meanwhile. Inside a sheet it is rendered in the fixed
 * bar, beside Cancel.
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
      sx={{ justifySelf: fullWidth ? "stretch" : "start", maxWidth: "100%", minWidth: 0 }}
      startIcon={
        working ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : undefined
      }
    >
      {/* A name in it may be long. */}
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {children}
      </Box>
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
