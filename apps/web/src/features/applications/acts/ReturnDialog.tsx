import { RETURN_REASONS, type ReturnReason } from "@vaardig/contract/applications/applicationReasons";
import { useState } from "react";
import { InputDialog } from "../../../ui/InputDialog.tsx";
import { isExplained, ReasonFields } from "./ReasonFields.tsx";
import type { ReasonValues } from "./reasonValues.ts";

interface Props {
  title: string;
  confirm: string;
  onConfirm: (why: ReasonValues<ReturnReason>) => void;
  onClose: () => void;
}

/** Asks for the reason of a move back or reinstatement. */
export function ReturnDialog({ title, confirm, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState<ReturnReason | "">("");
  const [note, setNote] = useState("");
  return (
    <InputDialog
      title={title}
      confirm={confirm}
      disabled={!isExplained(reason, note)}
      isDirty={note.trim() !== ""}
      onConfirm={() => {
        if (reason === "") return;
        onConfirm({ reason, ...(note.trim() && { note: note.trim() }) });
        onClose();
      }}
      onClose={onClose}
    >
      <ReasonFields
        reasons={RETURN_REASONS}
        reason={reason}
        note={note}
        onReason={setReason}
        onNote={setNote}
      />
    </InputDialog>
  );
}
