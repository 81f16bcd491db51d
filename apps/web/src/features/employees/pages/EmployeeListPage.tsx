import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { EmployeeFilter, EmployeeRow } from "@vaardig/contract/employees";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import {
  countSelected,
  EVERYBODY,
  NOBODY,
  onlyName,
  type Selected,
  select,
  toSelection,
} from "../../../lib/selection.ts";
import { useStored } from "../../../lib/useStored.ts";
import { BulkUploadChip } from "../../../ui/bulkUpload/BulkUploadChip.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { readView } from "../../../ui/list/ViewSwitch.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListEmployeesQuery } from "../employees.api.ts";
import { AddMenu } from "../list/AddMenu.tsx";
import { COLUMNS_KEY, readColumns, VIEW_KEY } from "../list/columns.ts";
import { EmployeeCards } from "../list/EmployeeCards.tsx";
import { EmployeeFilters } from "../list/EmployeeFilters.tsx";
import { EmployeeTable } from "../list/EmployeeTable.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { useEmployeeFilter } from "../list/useEmployeeFilter.ts";
import { EmployeeModals } from "../modals/EmployeeModals.tsx";
import { usePersonActs } from "../modals/usePersonActs.ts";
import { type BulkAct, BulkBar } from "../select/BulkBar.tsx";

const SIZE = 10;
const NOT_INVITED: EmployeeFilter = { search_query: "", employee_status: ["not_invited"] };

/** The company's people, or a manager's line: to find, to open, and to act on one or many. */
export function Component() {
  const { t } = useTranslation(["employees", "common"]);
  const { user } = useAuth();
  const filtering = useEmployeeFilter();
  const { filter, sort, page, isFiltered } = filtering;
  const [view, setView] = useStored(VIEW_KEY, readView);
  const [columns, setColumns] = useStored(COLUMNS_KEY, readColumns);
  const [selected, setSelected] = useState<Selected>(NOBODY);
  const { modal, setModal, act } = usePersonActs();
  const isPhone = useMediaQuery("(max-width: 699.95px)");
  const { data, error, isFetching, refetch } = useListEmployeesQuery({
    query: { ...filter, sort, page, size: SIZE },
  });
  // "All results" means those of the filter that was on; another filter is another all.
  const filterKey = JSON.stringify(filter);
  const [selectedUnder, setSelectedUnder] = useState(filterKey);
  if (selectedUnder !== filterKey) {
    setSelectedUnder(filterKey);
    if (selected.all) setSelected(NOBODY);
  }

  const total = data?.total ?? 0;
  const count = countSelected(selected, total);
  const shownView = isPhone ? "cards" : view;
  const begin = (what: BulkAct) => {
    const chosen = { selection: toSelection(selected, filter), count, name: onlyName(selected) };
    if (what === "leave") {
      const acts = data?.can.includes("delete")
        ? (["deactivate", "delete"] as const)
        : (["deactivate"] as const);
      setModal({ kind: "leave", act: "deactivate", acts, ...chosen });
    } else if (what === "invite") setModal({ kind: "invite", ...chosen });
    else setModal({ kind: what === "add_to_job" ? "job" : "pool", ...chosen });
  };
  const list = {
    people: data?.data ?? [],
    isFetching,
    selected,
    onSelect: (people: readonly EmployeeRow[], on: boolean) => setSelected(select(selected, people, on)),
    onAct: act,
  };
  const addMenu = (
    <>
      <BulkUploadChip
        kind="employees"
        open={modal?.kind === "upload"}
        onOpen={(finished) => setModal({ kind: "upload", finished })}
      />
      <AddMenu
        can={data?.can ?? []}
        onAdd={() => setModal({ kind: "add" })}
        onUpload={() => setModal({ kind: "upload" })}
        onInviteAll={() =>
          setModal({ kind: "invite", selection: { filter: NOT_INVITED, except: [] }, count: total })
        }
      />
    </>
  );
  const isLine = user?.system_role === "manager";
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t(isLine ? "description-line" : "description")}
        action={addMenu}
      >
        <EmployeeFilters filtering={filtering} />
        <ListTools
          filter={filter}
          sort={sort}
          onSort={filtering.setSort}
          view={shownView}
          onView={isPhone ? null : setView}
          columns={columns}
          onColumns={setColumns}
        />
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={SIZE} />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "list"}
          title={t(isFiltered ? "none-title" : "none-yet-title")}
          description={
            isFiltered ? t("common:no-results-help") : t(isLine ? "none-yet-line" : "none-yet-text")
          }
          action={
            isFiltered && (
              <Button variant="outlined" onClick={filtering.clear}>
                {t("common:clear-filters")}
              </Button>
            )
          }
        />
      ) : shownView === "table" ? (
        <EmployeeTable
          {...list}
          label={t("list-label", { total })}
          columns={columns}
          sort={sort}
          onSort={filtering.setSort}
        />
      ) : (
        <EmployeeCards {...list} />
      )}
      {data && <Pagination page={page} size={SIZE} total={total} onPage={filtering.setPage} />}
      <BulkBar
        count={count}
        total={total}
        can={data?.can ?? []}
        onAct={begin}
        isNarrow={isPhone}
        onAll={() => setSelected(EVERYBODY)}
        onClear={() => setSelected(NOBODY)}
      />
      <EmployeeModals
        modal={modal}
        roles={data?.assignable_roles ?? []}
        onDone={() => setSelected(NOBODY)}
        onClose={() => setModal(null)}
      />
    </>
  );
}
