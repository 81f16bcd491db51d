import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { REFUSAL_KINDS } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListAccessRefusalsQuery } from "../employee-role.api.ts";
import { RefusalList } from "./RefusalList.tsx";

const SIZE = 20;

/** Failed sign-ins and refused calls, newest first, with search and filter in the URL. */
export function ActivityPanel() {
  const { t } = useTranslation(["employee-role", "common"]);
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const kind = REFUSAL_KINDS.find((one) => one === get("kind"));
  const { data, error, isFetching, refetch } = useListAccessRefusalsQuery({
    query: { page, size: SIZE, search_query: search, ...(kind && { kind }) },
  });
  const isFiltered = search !== "" || kind !== undefined;
  return (
    <>
      <Typography sx={{ mb: 4, color: "text.secondary", maxWidth: 720 }}>{t("activity.text")}</Typography>
      <Box sx={{ mb: 4, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
        <FilterMenu
          single
          label={t("activity.kind")}
          options={REFUSAL_KINDS.map((value) => ({ value, label: t(`activity.kinds.${value}`) }))}
          selected={kind ? [kind] : []}
          onChange={([chosen]) => set({ kind: chosen ?? null })}
        />
        {isFiltered && (
          <Button onClick={() => set({ search: null, kind: null })}>{t("common:clear-filters")}</Button>
        )}
      </Box>
      {error ? (
        <ErrorState title={t("activity.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "list"}
          title={t(isFiltered ? "none-title" : "activity.none-title")}
          description={t(isFiltered ? "none-text" : "activity.none-text")}
        />
      ) : (
        <RefusalList refusals={data.data} isFetching={isFetching} />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
    </>
  );
}
