import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import { z } from "zod";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { Compose } from "../compose/Compose.tsx";
import { useListMailRecipientsQuery } from "../mail-templates.api.ts";
import { Sendings } from "../sendings/Sendings.tsx";

/** Default template for applicants. */
const FIRST = "Application";
const NAMED = 20;
/** People handed over by another screen as recipients. */
const handed = z.object({ user_ids: z.array(z.uuid()).min(1).max(NAMED) });

/** Page for emails to a job's applicants, with earlier sendings. */
export function JobMessagePage() {
  const { t } = useTranslation("mail-templates");
  const { jobId = "" } = useParams();
  const { data: given } = handed.safeParse(useLocation().state);
  const { data, error, refetch } = useListMailRecipientsQuery(
    { query: { job_id: jobId, size: NAMED, search_query: "", ...given } },
    // Refetched, because these people may have been added to the pipeline just now.
    { refetchOnMountOrArgChange: given !== undefined },
  );
  if (error) {
    if ("status" in error && error.status === 403)
      return <EmptyState title={t("not-yours")} description={t("not-yours-help")} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <DetailSkeleton />;
  const people = given ? data.data : [];
  const [first] = people;
  const start = { temp_name: first?.stage ?? FIRST, people };
  const isEmpty = data.stages.every(({ count }) => count === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t("no-one-yet")} description={t("no-one-yet-help")} />
      ) : (
        <Compose key={jobId} audience={{ job_id: jobId }} start={start} />
      )}
      <Sendings audience={{ job_id: jobId }} />
    </>
  );
}
