import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Payload } from "@vaardig/contract/endpoint";
import { type listVacancies, vacancyFilter } from "@vaardig/contract/vacancies";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { useFormat } from "../../../lib/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListVacanciesQuery } from "../jobs.api.ts";
import { VacancyState } from "../parts/VacancyState.tsx";

const SIZE = 10;

/** The vacancies that recruiters fill; each leads to the people who fit it. */
export function Component() {
  const { t } = useTranslation("jobs");
  const { get, number, set } = useAddress();
  const page = number("page");
  const filter = vacancyFilter.catch("all").parse(get("filter"));
  const search = get("search") ?? "";
  const { data, error, isFetching, refetch } = useListVacanciesQuery({
    query: { page, size: SIZE, filter, search_query: search },
  });
  return (
    <>
      <PageHeader title={t("title")} description={t("recruiting-description")}>
        <SearchField
          value={search}
          onChange={(text) => set({ search: text })}
          label={t("search-vacancies")}
        />
        <Box role="group" aria-label={t("status-filter")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {vacancyFilter.options.map((option) => (
            <FilterChip
              key={option}
              label={t(`filter.${option}`)}
              selected={filter === option}
              onToggle={() => set({ filter: option === "all" ? null : option })}
            />
          ))}
        </Box>
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.total === 0 ? (
        <EmptyState drawing="search" title={t("no-vacancies-title")} description={t("no-vacancies-text")} />
      ) : (
        <>
          <VacancyTable vacancies={data.data} isFetching={isFetching} />
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
    </>
  );
}

type Vacancies = Payload<typeof listVacancies>["data"];

function VacancyTable({ vacancies, isFetching }: { vacancies: Vacancies; isFetching: boolean }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  const wide = { display: { xs: "none", md: "table-cell" } };
  const apart = { display: { xs: "none", sm: "table-cell" } };
  return (
    <TableContainer aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t("vacancy")}</TableCell>
            <TableCell sx={wide}>{t("department")}</TableCell>
            <TableCell sx={wide}>{t("owner")}</TableCell>
            <TableCell sx={apart}>{t("state")}</TableCell>
            <TableCell sx={wide}>{t("created")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {vacancies.map((vacancy) => (
            <TableRow key={vacancy.id} hover>
              <TableCell>
                <Link
                  component={RouterLink}
                  to={pathTo("recruiting-job-matches", { jobId: vacancy.id }) ?? ""}
                  sx={{ color: "text.primary", fontWeight: 600 }}
                >
                  {vacancy.name}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {[vacancy.location, vacancy.hours && t("hours", { hours: vacancy.hours })]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
                <Box sx={{ display: { sm: "none" }, mt: 2 }}>
                  <VacancyState vacancy={vacancy} />
                </Box>
              </TableCell>
              <TableCell sx={wide}>{vacancy.department}</TableCell>
              <TableCell sx={wide}>{vacancy.owner_name}</TableCell>
              <TableCell sx={apart}>
                <VacancyState vacancy={vacancy} />
              </TableCell>
              <TableCell sx={wide}>{format.date(vacancy.created_at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
