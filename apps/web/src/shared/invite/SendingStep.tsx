import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { InvitationBatch } from "@vaardig/contract/invitations/invitations";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { baseApi } from "../../lib/api/baseApi.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useGetInvitationBatchQuery } from "./invitations.api.ts";

/** Polling interval during sending, in milliseconds. */
const LOOK_AGAIN = 1_000;

interface Props {
  titleId: string;
  begun: InvitationBatch;
  onClose: () => void;
}

/** Progress of a batch of invitations; sending continues when closed. */
export function SendingStep({ titleId, begun, onClose }: Props) {
  const { t } = useTranslation(["invite", "common"]);
  const format = useFormat();
  const dispatch = useDispatch();
  const [isWatching, setWatching] = useState(true);
  const { data = begun } = useGetInvitationBatchQuery(
    { query: { id: begun.id } },
    { pollingInterval: isWatching ? LOOK_AGAIN : 0 },
  );
  const { total, pending, bounced, delayed } = data;
  const isOver = pending === 0;
  if (isOver === isWatching) setWatching(!isOver);
  useEffect(() => {
    if (isOver) dispatch(baseApi.util.invalidateTags(["invitations"]));
  }, [isOver, dispatch]);
  const title = isOver ? t("sent", { count: total - bounced }) : t("sending");
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <LinearProgress variant="determinate" aria-label={title} value={(100 * (total - pending)) / total} />
        <Typography className="tabular" role="status" sx={{ color: "text.secondary" }}>
          {t("progress", { done: format.number(total - pending - bounced), total: format.number(total) })}
        </Typography>
        {delayed > 0 && <Alert severity="warning">{t("delayed", { count: delayed })}</Alert>}
        {bounced > 0 && <Alert severity="error">{t("bounced", { count: bounced })}</Alert>}
        {!isOver && <Typography sx={{ color: "text.secondary" }}>{t("leave")}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t("common:close")}
        </Button>
      </DialogActions>
    </>
  );
}
