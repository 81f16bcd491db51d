import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";

interface Props {
  /** Says what it does: "Save company", "Invite 12 people". */
  children: ReactNode;
  fullWidth?: boolean;
  /** Something outside the form is still under way. */
  busy?: boolean;
}

/** Sends the form it stands in; shows progress and keeps the focus while it does. */
export function SubmitButton({ children, fullWidth = false, busy = false }: Props) {
  const { isSubmitting } = useFormState();
  const working = isSubmitting || busy;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
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
}
