import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { KindSwitch, ListFilters, useListAddress } from "../../../ui/approval/ListFilters.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListVacanciesQuery } from "../jobs.api.ts";
import { VacancyTable } from "../recruiting/VacancyTable.tsx";

const SIZE = 10;

/** The vacancies somebody works on or oversees, with where each stands. */
export function Component() {
  const { t } = useTranslation(["jobs", "common"]);
  const { set } = useAddress();
  const pathTo = usePath();
  const isProposer = useAuth().user?.system_role === "employee";
  const { filter, search, page } = useListAddress();
  const { data, error, isFetching, refetch } = useListVacanciesQuery({
    query: { page, size: SIZE, filter, search_query: search },
  });
  const create = pathTo("create-job");
  const createButton = create && (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={create}>
      {t("create-job")}
    </Button>
  );
  const isFiltered = filter !== "all" || search !== "";
  return (
    <>
      <PageHeader
        title={t(isProposer ? "proposals" : "title")}
        description={t(isProposer ? "proposals-description" : "recruiting-description")}
        action={(isFiltered || data?.total !== 0) && createButton}
      >
        <KindSwitch kind="jobs" />
        <ListFilters label={t("search-vacancies")} counts={data?.counts ?? []} />
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total > 0 ? (
        <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
          <VacancyTable vacancies={data.data} />
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </Box>
      ) : isFiltered ? (
        <EmptyState
          drawing="search"
          title={t("no-vacancies-title")}
          description={t("no-vacancies-text")}
          action={
            <Button variant="outlined" onClick={() => set({ filter: null, search: null })}>
              {t("common:clear-filters")}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t("first-vacancy-title")}
          description={t(isProposer ? "first-proposal-text" : "first-vacancy-text")}
          action={createButton}
        />
      )}
    </>
  );
}
