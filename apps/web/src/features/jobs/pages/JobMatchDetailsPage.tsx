import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ApplyButton } from "../../../shared/apply/ApplyButton.tsx";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetJobMatchQuery, useGetJobQuery } from "../jobs.api.ts";
import { ContactCard } from "../parts/ContactCard.tsx";
import { Deadline } from "../parts/Deadline.tsx";
import { JobFacts } from "../parts/JobFacts.tsx";
import { ProjectLink } from "../parts/ProjectLink.tsx";
import { SaveButton } from "../parts/SaveButton.tsx";

/** Page of one job with the reader's match. */
export function JobMatchDetailsPage() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const pathTo = usePath();
  const format = useFormat();
  const job = useGetJobQuery({ query: { id: jobId } });
  const match = useGetJobMatchQuery({ query: { job_vacancy_id: jobId } });
  if (job.error)
    return (
      <RecordError
        missing={t("detail-missing")}
        missingText={t("detail-missing-text")}
        failed={t("job-failed")}
        error={job.error}
        onRetry={job.refetch}
      />
    );
  if (!job.data) return <DetailSkeleton />;
  return (
    <>
      <BackLink to={pathTo("job-matches") ?? ""}>{t("back-to-jobs")}</BackLink>
      <PageHeader
        title={job.data.name}
        description={
          <>
            <JobFacts job={job.data} />
            <ProjectLink job={job.data} />
            <Box sx={{ mt: 2 }}>
              <Deadline job={job.data} />
            </Box>
          </>
        }
        isActionAtThumb
        action={
          <>
            <SaveButton job={job.data} />
            <ApplyButton job={job.data} open={job.data.can.includes("apply")} />
          </>
        }
      />
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: { xs: "1fr", md: "minmax(0, 1fr) 420px" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
          {job.data.closing === "passed" && job.data.apply_by && (
            <Alert severity="warning">
              {t("deadline-passed-text", { date: format.date(job.data.apply_by) })}
            </Alert>
          )}
          <Card component="section">
            <CardContent>
              <Typography variant="h2">{t("about")}</Typography>
              <Typography sx={{ mt: 3, whiteSpace: "pre-line", maxWidth: "70ch" }}>
                {job.data.description || t("no-description")}
              </Typography>
            </CardContent>
          </Card>
          <ContactCard job={job.data} />
        </Box>
        <Card component="section">
          <CardContent>
            <Typography variant="h2" sx={{ mb: 3 }}>
              {t("your-match")}
            </Typography>
            {match.error ? (
              <ErrorState error={match.error} onRetry={match.refetch} />
            ) : match.data ? (
              <MatchSheetView sheet={match.data} />
            ) : (
              <DetailSkeleton lines={5} />
            )}
          </CardContent>
        </Card>
      </Box>
    </>
  );
}
