import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { RETURN_REASONS, type ReturnReason } from "@vaardig/contract/applicationReasons";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isExplained, ReasonFields } from "./ReasonFields.tsx";
import type { Explained } from "./useCommands.ts";

interface Props {
  title: string;
  confirm: string;
  onConfirm: (why: Explained<ReturnReason>) => void;
  onClose: () => void;
}

/** Asks why somebody moves back or comes back. */
export function ReturnDialog({ title, confirm, onConfirm, onClose }: Props) {
  const { t } = useTranslation(["applications", "common"]);
  const id = useId();
  const [reason, setReason] = useState<ReturnReason | "">("");
  const [note, setNote] = useState("");
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 5, pt: 1 }}>
          <ReasonFields
            reasons={RETURN_REASONS}
            reason={reason}
            note={note}
            onReason={setReason}
            onNote={setNote}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button
          variant="contained"
          disabled={!isExplained(reason, note)}
          onClick={() => {
            if (reason === "") return;
            onConfirm({ reason, ...(note.trim() && { note: note.trim() }) });
            onClose();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
