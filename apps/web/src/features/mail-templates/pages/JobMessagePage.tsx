import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { Compose } from "../compose/Compose.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import { Sendings } from "../sendings/Sendings.tsx";

/** The first thing that one writes to applicants. */
const START = { temp_name: "Application" };

/** Writing to the applicants of a job, and what was written so far. */
export function JobMessagePage() {
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
        <Compose key={jobId} audience={{ job_id: jobId }} start={START} />
      )}
      <Sendings audience={{ job_id: jobId }} />
    </>
  );
}
