import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import { ROLES } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { PhoneTools } from "../../../ui/PhoneTools.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListEmployeeRolesQuery } from "../employee-role.api.ts";
import { PersonList } from "./PersonList.tsx";
import { WaitingPanel } from "./WaitingPanel.tsx";

const SIZE = 10;

/** Everyone with an account, by name, with search and two filters in the URL. */
export function PeoplePanel() {
  const { t } = useTranslation(["employee-role", "common"]);
  const { get, number, set } = useAddress();
  const page = number("page");
  const search = get("search") ?? "";
  const role = ROLES.find((one) => one === get("role"));
  const status = ACCOUNT_STATUSES.find((one) => one === get("status"));
  const { data, error, isFetching, refetch } = useListEmployeeRolesQuery({
    query: {
      page,
      size: SIZE,
      search_query: search,
      ...(role && { system_role: role }),
      ...(status && { status }),
    },
  });
  const isFiltered = search !== "" || role !== undefined || status !== undefined;
  return (
    <>
      {status !== "awaiting_approval" && (
        <WaitingPanel onShowAll={() => set({ status: "awaiting_approval", role: null, search: null })} />
      )}
      <PhoneTools>
        <Box sx={{ mb: 4, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
          <FilterMenu
            single
            label={t("role")}
            options={(data?.roles ?? []).map(({ system_role, count }) => ({
              value: system_role,
              label: t(`common:shell.roles.${system_role}`),
              count,
            }))}
            selected={role ? [role] : []}
            onChange={([chosen]) => set({ role: chosen ?? null })}
          />
          <FilterMenu
            single
            label={t("status")}
            options={(data?.statuses ?? []).map((entry) => ({
              value: entry.status,
              label: t(`statuses.${entry.status}`),
              count: entry.count,
            }))}
            selected={status ? [status] : []}
            onChange={([chosen]) => set({ status: chosen ?? null })}
          />
          {isFiltered && (
            <Button onClick={() => set({ search: null, role: null, status: null })}>
              {t("common:clear-filters")}
            </Button>
          )}
        </Box>
      </PhoneTools>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState drawing="search" title={t("none-title")} description={t("none-text")} />
      ) : (
        <PersonList people={data.data} isFetching={isFetching} />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
    </>
  );
}
