import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Erasure } from "@vaardig/contract/candidateList";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useEraseCandidatesMutation, usePreviewErasureQuery } from "../candidates.api.ts";

interface Props {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const KINDS = ["applications", "notes", "tasks", "skills", "files", "mails", "talent_pools"] as const;

/** What erasing would take away, before it is final. */
export function EraseDialog({ ids, onDone, onClose }: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const format = useFormat();
  const id = useId();
  const { show } = useSnackbar();
  const body = { selection: { user_ids: [...ids] } };
  const { data, error, refetch } = usePreviewErasureQuery({ body });
  const [erase, { isLoading, error: refused }] = useEraseCandidatesMutation();
  const people = data?.goes.people ?? 0;
  const counts = (goes: Erasure) =>
    KINDS.filter((kind) => goes[kind] > 0).map((kind) =>
      t(`candidates:counts.${kind}`, { count: goes[kind] }),
    );
  const begin = async () => {
    const outcome = await erase({ body });
    if (!outcome.data) return;
    show(t("candidates:erase.done", { count: outcome.data.user_ids.length }));
    onDone();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{t("candidates:erase.title", { count: ids.length })}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        {refused && "message" in refused && <Alert severity="error">{refused.message}</Alert>}
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <DetailSkeleton lines={2} />
        ) : (
          <>
            {people > 0 && (
              <>
                <Typography>{t("candidates:erase.text", { count: people })}</Typography>
                <Typography>{format.list(counts(data.goes)) || t("candidates:erase.nothing")}</Typography>
              </>
            )}
            {data.in_process.count > 0 && (
              <Alert severity="info">
                {t("candidates:erase.in-process", {
                  count: data.in_process.count,
                  names: format.list(data.in_process.names),
                })}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t("common:cancel")}
        </Button>
        {people > 0 && (
          <Button variant="contained" color="error" disabled={isLoading} onClick={() => void begin()}>
            {t("candidates:erase.confirm", { count: people })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
