import Dialog from "@mui/material/Dialog";
import type { InvitationBatch, InviteSelection } from "@vaardig/contract/invitations/invitations";
import { useId, useState } from "react";
import { InviteForm } from "./InviteForm.tsx";
import { SendingStep } from "./SendingStep.tsx";

interface Props {
  open: boolean;
  selection: InviteSelection;
  onClose: () => void;
  /** Called after invitations were sent or revoked. */
  onDone?: () => void;
}

/** Dialog to invite people: first a preview with recipients, skipped people and seats, then the progress. */
export function InviteDialog({ open, selection, onClose, onDone }: Props) {
  const id = useId();
  const [batch, setBatch] = useState<InvitationBatch | null>(null);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      {batch ? (
        <SendingStep titleId={id} begun={batch} onClose={onClose} />
      ) : (
        <InviteForm
          titleId={id}
          selection={selection}
          onBegun={(begun) => {
            setBatch(begun);
            onDone?.();
          }}
          onRevoked={() => {
            onDone?.();
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
