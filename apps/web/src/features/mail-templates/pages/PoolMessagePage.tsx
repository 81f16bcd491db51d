import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import { z } from "zod";
import { usePath } from "../../../lib/usePath.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { Compose } from "../compose/Compose.tsx";
import { useGetPoolToWriteToQuery, useListMailRecipientsQuery } from "../mail-templates.api.ts";
import { Sendings } from "../sendings/Sendings.tsx";

/** Maximum number of selected people shown by name; more are counted. */
const NAMED = 20;
/** Selected people handed over by the talent pool's list. */
const handed = z.object({ user_ids: z.array(z.uuid()) });

/** Page for emails to a talent pool, with earlier sendings. */
export function PoolMessagePage() {
  const { t } = useTranslation("mail-templates");
  const { talentPoolId = "" } = useParams();
  const pathTo = usePath();
  const { data: given } = handed.safeParse(useLocation().state);
  const ids = given?.user_ids ?? [];
  const audience = { talent_pool_id: talentPoolId };
  const pool = useGetPoolToWriteToQuery({ query: { id: talentPoolId } });
  const some = ids.length > 0 && ids.length <= NAMED ? ids : undefined;
  const mayWrite = pool.data?.can.includes("write") ?? false;
  const people = useListMailRecipientsQuery(
    { query: { ...audience, search_query: "", size: NAMED, ...(some && { user_ids: some }) } },
    { skip: !mayWrite },
  );
  const error = pool.error ?? people.error;
  const start = some
    ? { people: people.data?.data ?? [] }
    : ids.length > 0
      ? { ticked: ids }
      : { everybody: true };
  const isRefused = error && "status" in error && error.status === 403;
  const isForbidden = isRefused || (pool.data !== undefined && !mayWrite);
  if (pool.error && !isForbidden)
    return (
      <RecordError
        missing={t("pool-missing")}
        failed={t("pool-failed")}
        error={pool.error}
        onRetry={pool.refetch}
      />
    );
  return (
    <>
      <BackLink to={pathTo("talent-pool-profile", { talentPoolId }) ?? ""}>
        {pool.data?.name ?? t("pool-back")}
      </BackLink>
      <PageHeader title={t("pool-title")} description={t("pool-text")} />
      {isForbidden ? (
        <EmptyState title={t("pool-not-yours")} description={t("pool-not-yours-help")} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([pool.refetch(), people.refetch()])} />
      ) : !pool.data || !people.data ? (
        <DetailSkeleton />
      ) : (
        <>
          {people.data.total === 0 ? (
            <EmptyState title={t("no-one-yet")} description={t("pool-no-one-yet-help")} />
          ) : (
            <Compose key={talentPoolId} audience={audience} start={start} />
          )}
          <Sendings audience={audience} />
        </>
      )}
    </>
  );
}
