import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useParams } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListSentMailsQuery } from "../mail-templates.api.ts";
import { SentMailItem } from "../sendings/SentMailItem.tsx";

const SIZE = 20;

function Mails({ userId }: { userId: string }) {
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const pathTo = usePath();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListSentMailsQuery(
    { query: { user_id: userId, page, size: SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const job = (id: string | null, name: string | null) => {
    const path = id === null ? undefined : pathTo("recruiting-job", { jobId: id });
    if (!path || name === null) return name;
    return (
      <Link component={RouterLink} to={path}>
        {name}
      </Link>
    );
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.total === 0)
    return <EmptyState title={t("mails-none")} description={t("mails-none-help")} heading="h3" />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.data.map((mail) => (
          <SentMailItem
            key={mail.id}
            mail={mail}
            title={mail.subject}
            facts={[
              t("by", { who: mail.sender ?? t("former-colleague") }),
              format.dateTime(mail.sent_at ?? mail.created_at),
              mail.state === "queued" &&
                mail.send_at &&
                t("leaves-at", { when: format.dateTime(mail.send_at) }),
              job(mail.job_id, mail.job),
            ]}
          />
        ))}
      </Box>
      <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />
    </>
  );
}

/** Tab of a candidate's profile: emails from colleagues, newest first. */
export function CandidateMailsPage() {
  const { t } = useTranslation("mail-templates");
  const { candidateId = "" } = useParams();
  return (
    <Card component="section" aria-labelledby="mails" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 840 }}>
      <Typography id="mails" variant="h2" sx={{ mb: 4 }}>
        {t("mails")}
      </Typography>
      <Mails key={candidateId} userId={candidateId} />
    </Card>
  );
}
