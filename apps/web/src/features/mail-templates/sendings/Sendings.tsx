import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { MailSending } from "@vaardig/contract/mail-templates/mailSendings";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Audience } from "../compose/composeValues.ts";
import { useListSendingsQuery } from "../mail-templates.api.ts";
import { SendingSheet } from "./SendingSheet.tsx";

const SIZE = 5;
/** Polling interval while emails are being sent, in milliseconds. */
const LOOK_AGAIN = 1_500;
/** Polling interval while the mail server delays them, in milliseconds. */
const LOOK_LATER = 10_000;

function Chips({ sending }: { sending: MailSending }) {
  const { t } = useTranslation("mail-templates");
  const { queued, sent, bounced, delayed, scheduled } = sending;
  const leaving = queued - delayed - scheduled;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {sent > 0 && <StatusChip tone="positive" label={t("count-sent", { count: sent })} />}
      {leaving > 0 && <StatusChip tone="info" label={t("count-queued", { count: leaving })} />}
      {scheduled > 0 && <StatusChip label={t("count-scheduled", { count: scheduled })} />}
      {delayed > 0 && <StatusChip tone="attention" label={t("count-delayed", { count: delayed })} />}
      {bounced > 0 && <StatusChip tone="critical" label={t("count-bounced", { count: bounced })} />}
    </Box>
  );
}

/** Sendings for a job or talent pool, newest first, with their progress. */
export function Sendings({ audience }: { audience: Audience }) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<MailSending | null>(null);
  const [pause, setPause] = useState(0);
  const { data, error, refetch } = useListSendingsQuery(
    { query: { ...audience, page, size: SIZE } },
    { pollingInterval: pause, refetchOnMountOrArgChange: true },
  );
  const isLeaving = data?.data.some(({ queued, delayed, scheduled }) => queued > delayed + scheduled);
  const isDelayed = data?.data.some(({ delayed }) => delayed > 0);
  const next = isLeaving ? LOOK_AGAIN : isDelayed ? LOOK_LATER : 0;
  if (next !== pause) setPause(next);
  return (
    <Box component="section" aria-labelledby="sendings" sx={{ mt: 8 }}>
      <Typography id="sendings" variant="h2" sx={{ mb: 4 }}>
        {t("sendings")}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data?.total === 0 && (
        <EmptyState
          title={t("sendings-none")}
          description={t(audience.job_id === undefined ? "pool-sendings-none-help" : "sendings-none-help")}
          heading="h3"
        />
      )}
      {data && data.total > 0 && (
        <Card>
          <CardContent component="ul" sx={{ listStyle: "none", m: 0, py: 2 }}>
            {data.data.map((sending) => (
              <Box
                component="li"
                key={sending.id}
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "center",
                  gap: 3,
                  py: 3,
                  "& + &": { borderTop: 1, borderColor: "divider" },
                }}
              >
                <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
                  <Button
                    onClick={() => setOpen(sending)}
                    sx={{
                      p: 0,
                      minWidth: 0,
                      textAlign: "left",
                      whiteSpace: "normal",
                      overflowWrap: "anywhere",
                    }}
                  >
                    {sending.subject ?? t("several-subjects", { count: sending.total })}
                  </Button>
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {t("sending-row", {
                      count: sending.total,
                      when: format.dateTime(sending.created_at),
                      who: sending.sender ?? "Vaardig",
                    })}
                  </Typography>
                  {sending.delayed > 0 && (
                    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                      {t("delayed-why")}
                    </Typography>
                  )}
                </Box>
                <Chips sending={sending} />
              </Box>
            ))}
          </CardContent>
        </Card>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
      {open && <SendingSheet audience={audience} sending={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}
