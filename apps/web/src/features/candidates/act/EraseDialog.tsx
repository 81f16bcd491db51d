import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Erasure } from "@vaardig/contract/candidates/candidateList";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useEraseCandidatesMutation, usePreviewErasureQuery } from "../candidates.api.ts";

interface Props {
  ids: readonly string[];
  /** The name of a single person. */
  name?: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

const KINDS = ["applications", "notes", "tasks", "skills", "files", "mails", "talent_pools"] as const;

/** Shows what an erasure deletes before confirmation; afterwards the proof, for a single person. */
export function EraseDialog({ ids, name, onDone, onClose }: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const format = useFormat();
  const id = useId();
  const { show } = useSnackbar();
  const body = { selection: { user_ids: [...ids] } };
  const { data, error, refetch } = usePreviewErasureQuery({ body });
  const [erase, { isLoading, error: refused }] = useEraseCandidatesMutation();
  const [proof, setProof] = useState<string>();
  const people = data?.goes.people ?? 0;
  const counts = (goes: Erasure) =>
    KINDS.filter((kind) => goes[kind] > 0).map((kind) =>
      t(`candidates:counts.${kind}`, { count: goes[kind] }),
    );
  const begin = async () => {
    const outcome = await erase({ body });
    if (!outcome.data) return;
    const [only, ...others] = outcome.data.proofs;
    // The person who requested the erasure gets the number, so it stays on screen for copying.
    if (only && others.length === 0) return setProof(only);
    show(t("candidates:erase.done", { count: outcome.data.user_ids.length }));
    onDone();
    onClose();
  };
  const end = () => {
    if (proof) onDone();
    onClose();
  };
  if (proof)
    return (
      <Dialog open onClose={end} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>
          {name ? t("candidates:erase.gone", { name }) : t("candidates:erase.done", { count: 1 })}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Typography>{t("candidates:erase.proof")}</Typography>
          <Typography className="tabular" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {proof}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={end}>
            {t("common:close")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>
        {name
          ? t("candidates:erase.title-one", { name })
          : t("candidates:erase.title", { count: ids.length })}
      </DialogTitle>
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
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t("common:cancel")}
        </Button>
        {people > 0 && (
          <Button variant="contained" color="error" disabled={isLoading} onClick={() => void begin()}>
            {name
              ? t("candidates:erase.confirm-one", { name })
              : t("candidates:erase.confirm", { count: people })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
