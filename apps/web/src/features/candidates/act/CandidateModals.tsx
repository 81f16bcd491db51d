import { Suspense } from "react";
import { AddToJobDialog } from "../../../shared/add-to/AddToJobDialog.tsx";
import { AddToTalentPoolDialog } from "../../../shared/add-to/AddToTalentPoolDialog.tsx";
import { BulkUploadDialog } from "../../../shared/bulk-upload/BulkUploadDialog.tsx";
import { AddCandidateSheet } from "../add/AddCandidateSheet.tsx";
import { ResumeSheet } from "../add/ResumeSheet.tsx";
import { DuplicatesSheet } from "../merge/DuplicatesSheet.tsx";
import { MergeSheet } from "../merge/MergeSheet.tsx";
import { PickOtherSheet } from "../merge/PickOtherSheet.tsx";
import { ConvertSheet } from "./ConvertSheet.tsx";
import { EditSheet } from "./EditSheet.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { OwnerDialog } from "./OwnerDialog.tsx";
import type { OpenModal } from "./openModal.ts";

interface Props {
  modal: OpenModal | null;
  onModal: (modal: OpenModal | null) => void;
  /** Called after a completed action; `keptId` is the record that remains after a merge. */
  onDone: (keptId?: string) => void;
}

/** Dialogs and sheets of a candidate or the list; each is lazy, and the page stays visible while it loads. */
export function CandidateModals(props: Props) {
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ modal, onModal, onDone }: Props) {
  if (!modal) return null;
  const close = () => onModal(null);
  switch (modal.kind) {
    case "add":
      return <AddCandidateSheet onAdded={close} onClose={close} />;
    case "resume":
      return <ResumeSheet onAdded={close} onClose={close} />;
    case "upload":
      return <BulkUploadDialog open kind="candidates" finished={modal.finished} onClose={close} />;
    case "duplicates":
      return (
        <DuplicatesSheet
          onMerge={(ids) => onModal({ kind: "merge", ids, isOneOfMany: true })}
          onClose={close}
        />
      );
    case "edit":
      return (
        <EditSheet
          person={modal.person}
          canChangeEmail={modal.person.can.includes("change_email")}
          onClose={close}
        />
      );
    case "pick":
      return (
        <PickOtherSheet
          person={modal.person}
          onPick={(id) => onModal({ kind: "merge", ids: [modal.person.id, id] })}
          onClose={close}
        />
      );
    case "merge": {
      const back = () => onModal(modal.isOneOfMany ? { kind: "duplicates" } : null);
      return (
        <MergeSheet
          ids={modal.ids}
          onMerged={(keptId) => {
            back();
            onDone(keptId);
          }}
          onClose={back}
        />
      );
    }
    case "pool":
      return <AddToTalentPoolDialog {...modal} onDone={() => onDone()} onClose={close} />;
    case "job":
      return <AddToJobDialog {...modal} onDone={() => onDone()} onClose={close} />;
    case "convert":
      return (
        <ConvertSheet
          person={modal.person}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      );
    case "owner":
      return <OwnerDialog {...modal} onDone={() => onDone()} onClose={close} />;
    case "erase":
      return <EraseDialog ids={modal.ids} name={modal.name} onDone={() => onDone()} onClose={close} />;
  }
}
