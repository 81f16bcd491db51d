import type { Role } from "@vaardig/contract/roles";
import { Suspense } from "react";
import { useAuth } from "../../../lib/libState.ts";
import { AddToJobDialog } from "../../../shared/add-to/AddToJobDialog.tsx";
import { AddToTalentPoolDialog } from "../../../shared/add-to/AddToTalentPoolDialog.tsx";
import { BulkUploadDialog } from "../../../shared/bulk-upload/BulkUploadDialog.tsx";
import { InviteDialog } from "../../../shared/invite/InviteDialog.tsx";
import { EditSeveralDialog } from "../edit-several/EditSeveralDialog.tsx";
import { AddEmployeeSheet } from "../form/AddEmployeeSheet.tsx";
import { EditEmployeeSheet } from "../form/EditEmployeeSheet.tsx";
import { LeaveDialog } from "../leave/LeaveDialog.tsx";
import type { OpenModal } from "./openModal.ts";
import { ResetFactorDialog } from "./ResetFactorDialog.tsx";

interface Props {
  modal: OpenModal | null;
  /** Access levels that a new person can get. */
  roles?: readonly Role[];
  /** Called after an action on the people concerned. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialogs and sheets of a person or the list; each is lazy, and the page stays visible while it loads. */
export function EmployeeModals(props: Props) {
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ modal, roles = [], onDone, onClose }: Props) {
  const mayClearManager = useAuth().user?.system_role !== "manager";
  if (!modal) return null;
  switch (modal.kind) {
    case "add":
      return <AddEmployeeSheet roles={roles} onAdded={onClose} onClose={onClose} />;
    case "upload":
      return <BulkUploadDialog open kind="employees" finished={modal.finished} onClose={onClose} />;
    case "edit":
      return <EditEmployeeSheet person={modal.person} onClose={onClose} />;
    case "factor":
      return <ResetFactorDialog person={modal.person} onClose={onClose} />;
    case "edit_work":
      return (
        <EditSeveralDialog {...modal} mayClearManager={mayClearManager} onDone={onDone} onClose={onClose} />
      );
    case "invite":
      return <InviteDialog open selection={modal.selection} onDone={onDone} onClose={onClose} />;
    case "pool":
      return <AddToTalentPoolDialog {...modal} onDone={onDone} onClose={onClose} />;
    case "job":
      return <AddToJobDialog {...modal} onDone={onDone} onClose={onClose} />;
    case "leave":
      return <LeaveDialog {...modal} onDone={onDone} onClose={onClose} />;
  }
}
