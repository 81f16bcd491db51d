import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useListMyApplicationsQuery } from "../../../shared/apply/myApplications.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { ApplicationSheet } from "../ApplicationSheet.tsx";
import { ApplicationCard } from "../parts/ApplicationCard.tsx";

const SIZE = 10;
const SHOW = ["all", "under_way", "ended"] as const;

/** The reader's applications with their status. */
export function MyApplicationsPage() {
  const { t } = useTranslation(["my-applications", "common"]);
  const pathTo = usePath();
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const show = SHOW.find((one) => one === get("show")) ?? "all";
  const { data, error, isFetching, refetch } = useListMyApplicationsQuery({
    query: { page, size: SIZE, search_query: search, show },
  });
  const open = get("open");
  const isFiltered = search !== "" || show !== "all";
  const jobs = pathTo("job-matches");
  return (
    <>
      <PageHeader title={t("my-applications:title")} description={t("my-applications:description")}>
        <SearchField
          value={search}
          onChange={(text) => set({ search: text })}
          label={t("my-applications:search")}
        />
        {SHOW.map((one) => (
          <FilterChip
            key={one}
            label={t(`my-applications:show.${one}`)}
            {...(data && { count: data.counts[one] })}
            selected={show === one}
            onToggle={() => set({ show: one === "all" ? null : one })}
          />
        ))}
      </PageHeader>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <CardsSkeleton count={3} width="100%" />
      ) : data.total === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "path"}
          title={t(isFiltered ? "common:no-results" : "my-applications:none")}
          description={t(isFiltered ? "common:no-results-help" : "my-applications:none-text")}
          action={
            isFiltered ? (
              <Button variant="outlined" onClick={() => set({ search: null, show: null })}>
                {t("common:clear-filters")}
              </Button>
            ) : (
              jobs && (
                <Button variant="contained" component={Link} to={jobs}>
                  {t("my-applications:find-jobs")}
                </Button>
              )
            )
          }
        />
      ) : (
        <>
          <CardStack isFetching={isFetching}>
            {data.data.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                onOpen={() => set({ open: application.id })}
              />
            ))}
          </CardStack>
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
      {open && <ApplicationSheet id={open} onClose={() => set({ open: null })} />}
    </>
  );
}
