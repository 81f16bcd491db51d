import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { Payload } from "@vaardig/contract/endpoint";
import type {
  InvitationBatch,
  InviteSelection,
  previewInvitation,
} from "@vaardig/contract/invitations/invitations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../ui/Skeletons.tsx";
import { SeatCost } from "../billing/SeatCost.tsx";
import { BouncedNote } from "./BouncedNote.tsx";
import { InvitationHistory } from "./InvitationHistory.tsx";
import { usePreviewInvitationQuery } from "./invitations.api.ts";
import { LeftOutPeople } from "./LeftOutPeople.tsx";
import { Seats } from "./Seats.tsx";
import { useInvite } from "./useInvite.ts";

interface Props {
  titleId: string;
  selection: InviteSelection;
  onBegun: (batch: InvitationBatch) => void;
  onRevoked: () => void;
  onClose: () => void;
}

/** Returns the title: the name of a single person, otherwise the number. */
function useTitle(data: Payload<typeof previewInvitation> | undefined): string {
  const { t } = useTranslation("invite");
  if (!data) return t("title-none");
  const [name] = data.names;
  if (data.total === 1 && name !== undefined) return t("title-one", { name });
  if (data.total > 0) return t("title", { count: data.total });
  const [left, ...others] = data.left_out.flatMap(({ names }) => names);
  return left !== undefined && others.length === 0 ? t("title-open", { name: left }) : t("title-none");
}

/** Preview of an invitation before sending; open ones can be resent or revoked. */
export function InviteForm({ titleId, selection, onBegun, onRevoked, onClose }: Props) {
  const { t } = useTranslation(["invite", "common"]);
  const format = useFormat();
  const preview = usePreviewInvitationQuery({ body: { selection } }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = preview;
  // Hidden during a refetch, because an earlier count could be too high.
  const data = preview.isFetching ? undefined : preview.data;
  const { invite, resend, revoke, refused, isBusy } = useInvite(selection, { onBegun, onRevoked });
  const [asksRevoke, setAsksRevoke] = useState(false);
  const only = "user_ids" in selection && selection.user_ids.length === 1 ? selection.user_ids[0] : undefined;
  const title = useTitle(data);
  // A single person with an open invitation is not skipped: the dialog is about that invitation.
  const isAboutOpen = only !== undefined && (data?.open ?? 0) > 0;
  const others = data ? data.total - data.names.length : 0;
  const names = data && data.names.length > 1 ? data.names : [];
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        {error ? (
          <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
        ) : !data ? (
          <DetailSkeleton lines={4} />
        ) : (
          <>
            {refused && <Alert severity="error">{refused}</Alert>}
            {data.total > 0 ? (
              <>
                <Typography sx={{ color: "text.secondary" }}>
                  {t("text", { count: data.total, name: data.names[0] })}
                </Typography>
                {names.length > 0 && (
                  <Typography sx={{ overflowWrap: "anywhere" }}>
                    {others > 0 ? t("names", { names: names.join(", "), count: others }) : format.list(names)}
                  </Typography>
                )}
                <Seats seats={data.seats} invited={data.total} />
                <SeatCost added={data.seats.after - data.seats.in_use} />
              </>
            ) : (
              !isAboutOpen && <Typography sx={{ color: "text.secondary" }}>{t("no-one")}</Typography>
            )}
            {only && <BouncedNote userId={only} />}
            {data.open > 0 && (
              <Box sx={{ display: "grid", gap: 2 }}>
                <Typography>
                  {!isAboutOpen && `${t("open", { count: data.open })} `}
                  {t("resend-help")}
                </Typography>
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
                  <Button variant="outlined" disabled={isBusy} onClick={() => void resend()}>
                    {t("resend")}
                  </Button>
                  <Button color="error" disabled={isBusy} onClick={() => setAsksRevoke(true)}>
                    {t("revoke")}
                  </Button>
                </Box>
              </Box>
            )}
            {!isAboutOpen && <LeftOutPeople groups={data.left_out} />}
            {only && <InvitationHistory userId={only} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t(data?.total ? "common:cancel" : "common:close")}
        </Button>
        {data !== undefined && data.total > 0 && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && void invite()}>
            {t("confirm", { count: data.total })}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        open={asksRevoke}
        title={t("revoke-title", { count: data?.open ?? 0 })}
        text={t("revoke-text")}
        confirm={t("revoke-confirm", { count: data?.open ?? 0 })}
        isBusy={isBusy}
        onConfirm={() => {
          setAsksRevoke(false);
          void revoke();
        }}
        onClose={() => setAsksRevoke(false)}
      />
    </>
  );
}
