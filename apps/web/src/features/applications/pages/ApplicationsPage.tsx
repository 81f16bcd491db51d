import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { useOpened } from "../../../lib/useOpened.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useActs } from "../acts/useActs.tsx";
import { NO_LISTENER } from "../acts/useCommands.ts";
import { useListApplicationsQuery } from "../applications.api.ts";
import { ApplicationCards } from "../list/ApplicationCards.tsx";
import { ApplicationFilters } from "../list/ApplicationFilters.tsx";
import { ApplicationTable } from "../list/ApplicationTable.tsx";
import { useApplicationFilter } from "../list/useApplicationFilter.ts";
import { ApplicationSheet } from "../sheet/ApplicationSheet.tsx";

const SIZE = 20;

/** Applications across jobs: search, status and actions. */
export function ApplicationsPage() {
  const { t } = useTranslation(["applications", "common"]);
  const address = useAddress();
  const filter = useApplicationFilter();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const acts = useActs(NO_LISTENER);
  const page = address.number("page");
  const { data, error, isFetching, refetch } = useListApplicationsQuery({
    query: { ...filter.sent, page, size: SIZE },
  });
  const jobs = usePath()("recruiting-jobs");
  const opened = useOpened(address);
  const List = isPhone ? ApplicationCards : ApplicationTable;
  return (
    <>
      <PageHeader title={t("applications-title")} description={t("applications-text")}>
        <ApplicationFilters filter={filter} counts={data} />
      </PageHeader>
      {error ? (
        <ErrorState title={t("list-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={10} />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={filter.isFiltered ? "search" : "list"}
          title={t(filter.isFiltered ? "common:no-results" : "no-applications")}
          description={t(filter.isFiltered ? "common:no-results-help" : "no-applications-text")}
          action={
            filter.isFiltered ? (
              <Button variant="outlined" onClick={filter.clear}>
                {t("common:clear-filters")}
              </Button>
            ) : (
              jobs && (
                <Button variant="outlined" component={Link} to={jobs}>
                  {t("no-applications-action")}
                </Button>
              )
            )
          }
        />
      ) : (
        <List rows={data.data} isFetching={isFetching} acts={acts} onOpen={opened.open} filter={filter} />
      )}
      {data && (
        <Pagination
          page={page}
          size={SIZE}
          total={data.total}
          onPage={(next) => address.set({ page: next })}
        />
      )}
      {acts.dialog}
      {opened.id && (
        <ApplicationSheet
          id={opened.id}
          acts={acts}
          order={data?.data.map(({ id }) => id) ?? []}
          onGo={(id) => address.set({ open: id })}
          onClose={opened.close}
        />
      )}
    </>
  );
}
