import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { poolFilter } from "@vaardig/contract/talent-pools/talentPools";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useListTalentPoolsQuery } from "../../../shared/add-to/addTo.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { PoolCard } from "../list/PoolCard.tsx";
import { PoolSheet } from "../list/PoolSheet.tsx";
import { talentPoolModalsSlice } from "../talentPoolModals.slice.ts";
import { useGetPoolFitsQuery } from "../talentPools.api.ts";

const SIZE = 12;

/** The company's talent pools: accessible ones, and the names of others. */
export function TalentPoolsPage() {
  const { t } = useTranslation(["talent-pools", "common"]);
  const { get, number, set } = useAddress();
  const pathTo = usePath();
  const navigate = useNavigate();
  const [isStarting, setStarting] = talentPoolModalsSlice.usePart("isStarting");
  const page = number("page");
  const filter = poolFilter.catch("all").parse(get("filter"));
  const search = get("search") ?? "";
  const { data, error, isFetching, refetch } = useListTalentPoolsQuery({
    query: { page, size: SIZE, filter, search_query: search },
  });
  const ids = (data?.data ?? []).filter(({ can }) => can.includes("open")).map(({ id }) => id);
  const fits = useGetPoolFitsQuery({ query: { ids } }, { skip: ids.length === 0 });
  const fittingOf = (id: string) => fits.data?.data.find((one) => one.talent_pool_id === id)?.fitting;
  const startButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setStarting(true)}>
      {t("new")}
    </Button>
  );
  const isSearched = search !== "";
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={startButton}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
        <Box role="group" aria-label={t("filter.label")} sx={{ display: "flex", gap: 2 }}>
          {poolFilter.options.map((option) => {
            const count = data?.counts.find((one) => one.filter === option)?.count;
            return (
              <FilterChip
                key={option}
                label={t(`filter.${option}`)}
                {...(count !== undefined && { count })}
                selected={filter === option}
                onToggle={() => set({ filter: option === "all" ? null : option })}
              />
            );
          })}
        </Box>
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <CardsSkeleton count={3} width="280px" />
      ) : data.total === 0 ? (
        <EmptyState
          drawing={isSearched ? "search" : "list"}
          title={t(isSearched || filter === "mine" ? "none-title" : "none-yet-title")}
          description={
            isSearched
              ? t("common:no-results-help")
              : t(filter === "mine" ? "mine-none-text" : "none-yet-text")
          }
          action={
            (isSearched || filter === "mine") && (
              <Button variant="outlined" onClick={() => set({ filter: null, search: null })}>
                {t("common:clear-filters")}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Box
            component="ul"
            aria-label={t("title")}
            aria-busy={isFetching}
            sx={{
              m: 0,
              p: 0,
              listStyle: "none",
              display: "grid",
              gap: { xs: 4, sm: 6 },
              gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
              opacity: isFetching ? 0.6 : 1,
            }}
          >
            {data.data.map((pool) => (
              <PoolCard key={pool.id} pool={pool} fitting={fittingOf(pool.id)} />
            ))}
          </Box>
          <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
        </>
      )}
      {isStarting && (
        <PoolSheet
          onClose={() => setStarting(false)}
          onDone={(id) => {
            const path = pathTo("talent-pool-profile", { talentPoolId: id });
            if (path) void navigate(path);
          }}
        />
      )}
    </>
  );
}
