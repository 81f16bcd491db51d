import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MailSending, SentMail } from "@vaardig/contract/mailTemplates";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../../lib/newKey.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { MailHtml } from "../../../ui/mailEditor/MailHtml.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useListSentMailsQuery, useRetryMailsMutation } from "../mail-templates.api.ts";

const SIZE = 20;
const TONE: Record<SentMail["state"], ComponentProps<typeof StatusChip>["tone"]> = {
  queued: "info",
  sent: "positive",
  kept: "neutral",
  bounced: "critical",
};

function Mail({ mail }: { mail: SentMail }) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ py: 3, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography sx={{ fontWeight: 500 }}>{mail.name ?? mail.to}</Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {mail.to}
            {mail.state === "queued" &&
              mail.send_at &&
              ` · ${t("leaves-at", { when: format.dateTime(mail.send_at) })}`}
          </Typography>
        </Box>
        <StatusChip tone={TONE[mail.state]} label={t(`states.${mail.state}`)} />
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "hide" : "read")}
        </Button>
      </Box>
      {mail.state === "bounced" && (
        <Typography variant="caption" component="p" sx={{ color: "error.main" }}>
          {t("bounced-why", { error: mail.error ?? "" })}
        </Typography>
      )}
      {isOpen && (
        <Box sx={{ mt: 3, p: 4, border: 1, borderColor: "divider", borderRadius: 1 }}>
          <Typography variant="h3" component="p" sx={{ mb: 3, overflowWrap: "anywhere" }}>
            {mail.subject}
          </Typography>
          {mail.html === null ? (
            <Typography sx={{ whiteSpace: "pre-wrap" }}>{mail.text}</Typography>
          ) : (
            <MailHtml html={mail.html} />
          )}
        </Box>
      )}
    </Box>
  );
}

/** The mails of one sending, with those that bounced to be sent again. */
export function SendingSheet(props: { jobId: string; sending: MailSending; onClose: () => void }) {
  const { jobId, sending, onClose } = props;
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const { show } = useSnackbar();
  const [page, setPage] = useState(0);
  const of = { job_id: jobId, sending: sending.id };
  const { data, error, refetch } = useListSentMailsQuery(
    { query: { ...of, page, size: SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const bounced = useListSentMailsQuery(
    { query: { ...of, state: "bounced", size: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  const [retry, { isLoading }] = useRetryMailsMutation();
  const ids = bounced.data?.data.map(({ id }) => id) ?? [];
  const again = async () => {
    const outcome = await retry({ body: { job_id: jobId, mail_ids: ids }, idempotencyKey: newKey() });
    if (outcome.data) show(t("retried", { count: outcome.data.mail_ids.length }));
    else if (outcome.error && "message" in outcome.error) show(outcome.error.message ?? "", "error");
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={sending.subject}
      subtitle={t("sending-row", {
        count: sending.total,
        when: format.dateTime(sending.created_at),
        who: sending.sender ?? "Vaardig",
      })}
      width={560}
      actions={
        ids.length > 0 && (
          <Button
            variant="contained"
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : () => void again()}
          >
            {t("retry", { count: ids.length })}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <DetailSkeleton />}
      {data && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </SideSheet>
  );
}
