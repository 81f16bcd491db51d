import type { EmployeeFilter } from "@vaardig/contract/employees/employees";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import {
  ALL_SELECTED,
  countSelected,
  NONE_SELECTED,
  nameOfOnly,
  type Selected,
  select,
  toSelection,
} from "../../../lib/selection.ts";
import { useAskedAct } from "../../../lib/useAskedAct.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { SearchUnderstood } from "../../../shared/search-reading/SearchUnderstood.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { useListLook } from "../../../ui/list/useListLook.ts";
import { useListEmployeesQuery } from "../employees.api.ts";
import { AddEmployees } from "../list/AddEmployees.tsx";
import { LOOK } from "../list/columns.ts";
import { EmployeeFilters } from "../list/EmployeeFilters.tsx";
import { EmployeeList } from "../list/EmployeeList.tsx";
import { EmployeeTools } from "../list/EmployeeTools.tsx";
import { LedFilters } from "../list/LedFilters.tsx";
import { useEmployeeFilter } from "../list/useEmployeeFilter.ts";
import { EmployeeModals } from "../modals/EmployeeModals.tsx";
import type { OpenModal } from "../modals/openModal.ts";
import { usePersonActs } from "../modals/usePersonActs.ts";

const SIZE = 10;
const NOT_INVITED: EmployeeFilter = { search_query: "", employee_status: ["not_invited"] };
const BULK = ["edit_work", "invite", "add_to_talent_pool", "add_to_job", "leave"] as const;

/** Employee list of the company or a manager's line: search, and actions on one or many. */
export function EmployeeListPage() {
  const { t } = useTranslation(["employees", "common", "search-reading"]);
  const isLine = useAuth().user?.system_role === "manager";
  const filtering = useEmployeeFilter();
  const { filter, sort, page } = filtering;
  const look = useListLook(LOOK);
  const [selected, setSelected] = useState<Selected>(NONE_SELECTED);
  const { modal, setModal, act } = usePersonActs();
  const read = useListEmployeesQuery(
    { query: { ...filter, sort, page, size: SIZE } },
    { skip: filtering.read === undefined },
  );
  // "All results" refers to the filter at that time, so a filter change clears the selection.
  const filterKey = JSON.stringify(filter);
  const [selectedUnder, setSelectedUnder] = useState(filterKey);
  if (selectedUnder !== filterKey) {
    setSelectedUnder(filterKey);
    if (selected.all) setSelected(NONE_SELECTED);
  }

  const total = read.data?.total ?? 0;
  const can = read.data?.can ?? [];
  const count = countSelected(selected, total);
  const chosen = { selection: toSelection(selected, filter), count, name: nameOfOnly(selected) };
  const ends = can.includes("delete") ? (["deactivate", "delete"] as const) : (["deactivate"] as const);
  const begin: Record<(typeof BULK)[number], OpenModal> = {
    edit_work: { kind: "edit_work", ...chosen },
    invite: { kind: "invite", ...chosen },
    add_to_talent_pool: { kind: "pool", ...chosen },
    add_to_job: { kind: "job", ...chosen },
    leave: { kind: "leave", act: "deactivate", acts: ends, ...chosen },
  };
  const inviteAll = () =>
    setModal({ kind: "invite", selection: { filter: NOT_INVITED, except: [] }, count: total });
  useAskedAct(read.data !== undefined, {
    ...(can.includes("add") && { add: () => setModal({ kind: "add" }) }),
    ...(can.includes("bulk_upload") && { upload: () => setModal({ kind: "upload" }) }),
    ...(can.includes("invite") && { invite: inviteAll }),
  });
  const acts = BULK.filter((key) => can.includes(key === "leave" ? "deactivate" : key));
  return (
    <>
      <ListPage
        title={t("title")}
        description={t(isLine ? "description-line" : "description")}
        action={
          <>
            <BulkUploadChip
              kind="employees"
              open={modal?.kind === "upload"}
              onOpen={(finished) => setModal({ kind: "upload", finished })}
            />
            <AddEmployees
              can={can}
              onAdd={() => setModal({ kind: "add" })}
              onUpload={() => setModal({ kind: "upload" })}
              onInviteAll={inviteAll}
            />
          </>
        }
        filters={
          <>
            <EmployeeFilters filtering={filtering} />
            <EmployeeTools filtering={filtering} look={look} />
            <LedFilters filtering={filtering} shortOf={read.data?.short_of ?? []} />
            <SearchUnderstood read={filtering.read} onText={filtering.setSearch} />
          </>
        }
        read={read}
        failed={t("load-failed")}
        size={SIZE}
        filtering={filtering}
        none={{ title: t("none-title"), description: t("common:no-results-help") }}
        first={{ title: t("none-yet-title"), description: t(isLine ? "none-yet-line" : "none-yet-text") }}
      >
        {({ data }) => (
          <EmployeeList
            look={look}
            label={t("list-label", { total })}
            rows={data}
            isFetching={read.isFetching}
            selected={selected}
            onSelect={(people, on) => setSelected(select(selected, people, on))}
            sort={sort}
            onSort={filtering.setSort}
            onAct={act}
          />
        )}
      </ListPage>
      <SelectionBar
        label={t("select.region")}
        count={count}
        total={total}
        acts={acts.map((key) => ({
          key,
          label: key === "leave" && ends.length === 1 ? t("actions.deactivate") : t(`actions.${key}`),
          // Deactivating is undone with a click.
          ending: key === "leave" && ends.length > 1,
        }))}
        onAct={(key) => setModal(begin[key])}
        isNarrow={look.isNarrow}
        onAll={() => setSelected(ALL_SELECTED)}
        onClear={() => setSelected(NONE_SELECTED)}
      />
      <EmployeeModals
        modal={modal}
        roles={read.data?.assignable_roles ?? []}
        onDone={() => setSelected(NONE_SELECTED)}
        onClose={() => setModal(null)}
      />
    </>
  );
}
