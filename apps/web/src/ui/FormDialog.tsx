import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId, useState } from "react";
import { UnsavedContext } from "./sheetBar.ts";
import { useAskToClose } from "./useAskToClose.tsx";

interface Props {
  title: string;
  size?: "xs" | "sm";
  onClose: () => void;
  /** A `Form` that includes its buttons. */
  children: ReactNode;
}

/**
 * A dialog around a short form; Escape and a click outside ask for confirmation when there is unsaved input.
 */
export function FormDialog({ title, size = "xs", onClose, children }: Props) {
  const id = useId();
  const [unsaved, setUnsaved] = useState(0);
  const { close, question } = useAskToClose(unsaved > 0, onClose);
  return (
    <Dialog open onClose={close} maxWidth={size} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 6 }}>
        <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
      </DialogContent>
      {question}
    </Dialog>
  );
}
