import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useListCandidateFiltersQuery } from "../../../shared/people/candidateFilters.api.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useSetOwner } from "./useSetOwner.ts";

interface Props {
  ids: readonly string[];
  /** Current owner, when all have the same. */
  ownerId: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog to set the owner of candidates. Mounted while open. */
export function OwnerDialog({ ids, ownerId, onDone, onClose }: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const { user } = useAuth();
  const { data, error, refetch } = useListCandidateFiltersQuery();
  const recruiters = data?.recruiters ?? [];
  const [chosen, setChosen] = useState(ownerId ?? user?.id ?? "");
  const value = recruiters.some((one) => one.id === chosen) ? chosen : "";
  const { set, isBusy } = useSetOwner();
  const save = async () => {
    const owner = recruiters.find((one) => one.id === value) ?? null;
    if (!(await set(ids, owner))) return;
    onDone();
    onClose();
  };
  return (
    <ActionDialog
      title={t("candidates:owner.title", { count: ids.length })}
      confirm={t("common:save")}
      disabled={!data}
      isBusy={isBusy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <DetailSkeleton lines={1} />
      ) : (
        <TextField
          select
          fullWidth
          autoFocus
          label={t("candidates:fields.owner")}
          value={value}
          onChange={(event) => setChosen(event.target.value)}
          slotProps={{ select: { displayEmpty: true } }}
        >
          {recruiters.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.id === user?.id ? t("candidates:owner.you", { name: one.name }) : one.name}
            </MenuItem>
          ))}
          <MenuItem value="">{t("candidates:owner.no-one")}</MenuItem>
        </TextField>
      )}
    </ActionDialog>
  );
}
