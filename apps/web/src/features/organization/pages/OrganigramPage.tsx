import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { useListDepartmentsQuery } from "../../../shared/organization/organization.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { Organigram } from "../organigram/Organigram.tsx";
import { useOrganigramState } from "../organigram.slice.ts";
import { useGetOrganigramQuery } from "../organization.api.ts";

/** Organigram page: positions and reporting lines, with the reader's own position. */
export function OrganigramPage() {
  const { t } = useTranslation("organigram");
  const { error, refetch } = useGetOrganigramQuery();
  const path = usePath()("departments-teams-roles");
  const { data, detectedPosition, success } = useOrganigramState();
  const isEmpty = success && data.roles.length === 0;
  // Someone who may only read the departments would find nothing to do there.
  const { data: departments } = useListDepartmentsQuery(undefined, { skip: !isEmpty || !path });
  const positions = departments?.can.includes("create") ? path : undefined;
  if (success && data.roles.length > 0) return <Organigram data={data} detectedPosition={detectedPosition} />;
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {success ? (
        <EmptyState
          drawing="path"
          title={t("empty-title")}
          description={t(positions ? "empty-text" : "empty-text-read")}
          action={
            positions && (
              <Button component={Link} to={positions} variant="outlined">
                {t("empty-action")}
              </Button>
            )
          }
        />
      ) : error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}
