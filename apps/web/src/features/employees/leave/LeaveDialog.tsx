import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { usePreviewImpactQuery } from "../employees.api.ts";
import { ImpactPreview } from "./ImpactPreview.tsx";
import { LeaveChoice } from "./LeaveChoice.tsx";
import { type LeaveAct, useLeave } from "./useLeave.ts";

interface Props {
  selection: EmployeeSelection;
  count: number;
  /** Name of a single person. */
  name?: string | undefined;
  /** Initial action. */
  act: LeaveAct;
  /** Available actions; a single one is not a choice. */
  acts: readonly LeaveAct[];
  onDone: () => void;
  onClose: () => void;
}

/** Deactivates or deletes people after showing the consequences. Mounted while open. */
export function LeaveDialog({ selection, count, name, act: first, acts, onDone, onClose }: Props) {
  const { t } = useTranslation("employees");
  const [act, setAct] = useState(first);
  const [successor, setSuccessor] = useState<PersonRef | null>(null);
  const preview = usePreviewImpactQuery({
    body: { selection, ...(successor && { hand_over_to: successor.id }) },
  });
  // Keeps the earlier preview while it reloads for another successor.
  const impact = preview.data;
  const { leave, isBusy, refused } = useLeave();
  const possible = impact?.[act].possible ?? 0;

  // A single action is named in the title.
  const [only] = acts.length === 1 ? acts : [];
  const title = !name
    ? t(only === "deactivate" ? "leave.confirm-deactivate" : "leave.title", { count })
    : only === "deactivate"
      ? t("leave.confirm-deactivate-one", { name })
      : t(only === "delete" ? "leave.delete-title-one" : "leave.title-one", { name });
  const confirm = async () => {
    if (!(await leave(act, selection, successor?.id))) return;
    onDone();
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      confirm={
        name
          ? t(`leave.confirm-${act}-one`, { name })
          : t(`leave.confirm-${act}`, { count: possible || count })
      }
      size="sm"
      isDangerous={act === "delete"}
      disabled={possible === 0}
      isBusy={isBusy}
      problem={refused}
      focus="cancel"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {preview.error ? (
        <ErrorState error={preview.error} onRetry={preview.refetch} />
      ) : !impact ? (
        <DetailSkeleton lines={3} />
      ) : (
        <>
          <LeaveChoice act={act} acts={acts} impact={impact} name={name} onChange={setAct} />
          <ImpactPreview
            act={act}
            impact={impact}
            successor={successor}
            onSuccessor={setSuccessor}
            exclude={"user_ids" in selection ? selection.user_ids : []}
          />
        </>
      )}
    </ActionDialog>
  );
}
