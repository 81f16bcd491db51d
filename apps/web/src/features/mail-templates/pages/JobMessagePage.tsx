import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { ComposeForm } from "../compose/ComposeForm.tsx";
import { PreviewPanel } from "../compose/PreviewPanel.tsx";
import { useCompose } from "../compose/useCompose.ts";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import { Sendings } from "../sendings/Sendings.tsx";

function Message({ jobId }: { jobId: string }) {
  const compose = useCompose(jobId);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Card>
        <CardContent>
          <ComposeForm jobId={jobId} compose={compose} />
        </CardContent>
      </Card>
      <Box sx={{ position: { lg: "sticky" }, top: { lg: 72 }, alignSelf: "start", minWidth: 0 }}>
        <PreviewPanel jobId={jobId} values={compose.values} words={compose.written} />
      </Box>
    </Box>
  );
}

/** Writing to the applicants of a job, and what was written so far. */
export function Component() {
  const { t } = useTranslation("mail-templates");
  const { jobId = "" } = useParams();
  const { data, error, refetch } = useListMailRecipientsQuery({
    query: { job_id: jobId, size: 20, search_query: "" },
  });
  if (error) {
    if ("status" in error && error.status === 403)
      return <EmptyState title={t("not-yours")} description={t("not-yours-help")} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <DetailSkeleton />;
  const isEmpty = data.stages.every(({ count }) => count === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t("nobody-yet")} description={t("nobody-yet-help")} />
      ) : (
        <Message key={jobId} jobId={jobId} />
      )}
      <Sendings jobId={jobId} />
    </>
  );
}
