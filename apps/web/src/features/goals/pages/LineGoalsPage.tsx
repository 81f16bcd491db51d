import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetGoalsQuery } from "../goals.api.ts";
import { ConfirmLevels } from "../line/ConfirmLevels.tsx";
import { PersonGoals } from "../line/PersonGoals.tsx";

const SIZE = 20;
const SHOW = ["open", "ended"] as const;

/** Goals of a manager's line by person, overdue first, and pending levels. */
export function LineGoalsPage() {
  const { t } = useTranslation(["goals", "common"]);
  const pathTo = usePath();
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const show = SHOW.find((one) => one === get("show")) ?? "open";
  const { data, error, isFetching, refetch } = useGetGoalsQuery({
    query: { group_by: "people", state: show, search_query: search, page, size: SIZE },
  });
  const employees = pathTo("employee-list");
  return (
    <>
      <PageHeader title={t("goals:line.title")} description={t("goals:line.description")}>
        <SearchField
          value={search}
          onChange={(text) => set({ search: text })}
          label={t("goals:line.search")}
        />
        {SHOW.map((one) => (
          <FilterChip
            key={one}
            label={t(`goals:show.${one}`)}
            selected={show === one}
            onToggle={() => set({ show: one === "open" ? null : one })}
          />
        ))}
      </PageHeader>
      <ConfirmLevels />
      {error ? (
        <ErrorState title={t("goals:load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <CardsSkeleton count={3} width="100%" />
      ) : data.total === 0 ? (
        <EmptyState
          drawing={search ? "search" : "path"}
          title={t(search ? "common:no-results" : "goals:line.none")}
          description={t(search ? "common:no-results-help" : "goals:line.none-text")}
          action={
            !search &&
            employees && (
              <Button component={Link} to={employees} variant="outlined">
                {t("goals:line.employees")}
              </Button>
            )
          }
        />
      ) : (
        <Box aria-busy={isFetching} sx={{ display: "grid", gap: 8, opacity: isFetching ? 0.6 : 1 }}>
          {data.people.map((entry) => (
            <PersonGoals key={entry.person.id} entry={entry} />
          ))}
        </Box>
      )}
      <Pagination page={page} size={SIZE} total={data?.total ?? 0} onPage={(to) => set({ page: to })} />
    </>
  );
}
