import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { companyState } from "@vaardig/contract/companies/companies";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { CompanyCards } from "../CompanyCards.tsx";
import { CompanyTable } from "../CompanyTable.tsx";
import { useListCompaniesQuery } from "../companies.api.ts";

const SIZE = 10;

/** List of companies on the platform, for staff. */
export function CompaniesOverviewPage() {
  const { t } = useTranslation(["companies", "common"]);
  const { get, number, set } = useAddress();
  const pathTo = usePath();
  const page = number("page");
  const search = get("search") ?? "";
  const state = companyState.options.find((one) => one === get("state"));
  const { data, error, isFetching, refetch } = useListCompaniesQuery({
    query: { page, size: SIZE, search_query: search, ...(state && { state }) },
  });
  const isFiltered = search !== "" || state !== undefined;
  const clear = (
    <Button onClick={() => set({ search: null, state: null })}>{t("common:clear-filters")}</Button>
  );
  const toAdd = pathTo("add-company");
  const add = toAdd && (
    <Button variant="contained" component={Link} to={toAdd}>
      {t("add.title")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={add}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
        <FilterMenu
          single
          label={t("state")}
          options={companyState.options.map((value) => ({ value, label: t(`states.${value}`) }))}
          selected={state ? [state] : []}
          onChange={([chosen]) => set({ state: chosen ?? null })}
        />
        {isFiltered && clear}
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "list"}
          title={t(isFiltered ? "no-match-title" : "none-title")}
          description={t(isFiltered ? "no-match-text" : "none-text")}
        />
      ) : (
        <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
          <Box sx={{ display: { xs: "none", md: "block" } }}>
            <CompanyTable companies={data.data} />
          </Box>
          <Box sx={{ display: { md: "none" } }}>
            <CompanyCards companies={data.data} />
          </Box>
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
    </>
  );
}
