import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { EmployeeSelection } from "@vaardig/contract/employees";
import type { PersonRef } from "@vaardig/contract/organization";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { usePreviewImpactQuery } from "../employees.api.ts";
import { ImpactPreview } from "./ImpactPreview.tsx";
import { LeaveChoice } from "./LeaveChoice.tsx";
import { type LeaveAct, useLeave } from "./useLeave.ts";

interface Props {
  selection: EmployeeSelection;
  count: number;
  /** Where it is one person. */
  name?: string | undefined;
  /** What is chosen at first. */
  act: LeaveAct;
  /** Acts to choose from; one of them is no choice. */
  acts: readonly LeaveAct[];
  onDone: () => void;
  onClose: () => void;
}

/** Deactivates or deletes people, after it said whom and what that touches. Mounted while it is open. */
export function LeaveDialog({ selection, count, name, act: first, acts, onDone, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const [act, setAct] = useState(first);
  const [successor, setSuccessor] = useState<PersonRef | null>(null);
  const preview = usePreviewImpactQuery({
    body: { selection, ...(successor && { hand_over_to: successor.id }) },
  });
  // While it is read for another successor, what was read stays.
  const impact = preview.data;
  const { leave, isBusy, refused } = useLeave();
  const id = useId();
  const possible = impact?.[act].possible ?? 0;

  const title = !name
    ? t("leave.title", { count })
    : t(act === "delete" && acts.length === 1 ? "leave.delete-title-one" : "leave.title-one", { name });
  const confirm = async () => {
    if (!(await leave(act, selection, successor?.id))) return;
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        {refused && <Alert severity="error">{refused}</Alert>}
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
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: "wrap", gap: 2 }}>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={possible === 0}
          aria-disabled={isBusy || possible === 0}
          onClick={() => !isBusy && void confirm()}
        >
          {name
            ? t(`leave.confirm-${act}-one`, { name })
            : t(`leave.confirm-${act}`, { count: possible || count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
