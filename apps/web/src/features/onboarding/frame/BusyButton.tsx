import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import type { ReactNode } from "react";

interface Props {
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Primary button of a step; shows progress, keeps the focus and ignores a second press. */
export function BusyButton({ busy, onClick, children }: Props) {
  return (
    <Button
      variant="contained"
      size="large"
      aria-disabled={busy}
      onClick={() => !busy && onClick()}
      startIcon={busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : undefined}
      sx={{ ml: "auto", whiteSpace: "normal", lineHeight: 1.3 }}
    >
      {children}
    </Button>
  );
}
