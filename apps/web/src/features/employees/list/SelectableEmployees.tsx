import type { listEmployees } from "@vaardig/contract/employees/employees";
import type { Payload } from "@vaardig/contract/endpoint";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { countSelected, toSelection } from "../../../lib/selection.ts";
import { useSelection } from "../../../lib/useSelection.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import { EmployeeModals } from "../modals/EmployeeModals.tsx";
import type { OpenModal } from "../modals/openModal.ts";
import type { usePersonActs } from "../modals/usePersonActs.ts";
import { type Column, PAGE_SIZE } from "./columns.ts";
import { EmployeeList } from "./EmployeeList.tsx";
import type { useEmployeeFilter } from "./useEmployeeFilter.ts";

const BULK = ["edit_work", "invite", "add_to_talent_pool", "add_to_job", "leave"] as const;

interface Props
  extends Pick<ComponentProps<typeof ListPage>, "title" | "description" | "action" | "filters">,
    ReturnType<typeof usePersonActs> {
  look: ListDisplay<Column>;
  filtering: ReturnType<typeof useEmployeeFilter>;
  read: {
    data?: Payload<typeof listEmployees> | undefined;
    error?: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
}

/** Employees that can be ticked, and what can be done to them; a tick leaves header and filters as they are. */
export function SelectableEmployees({ look, filtering, read, modal, setModal, act, ...header }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const isLine = useAuth().user?.system_role === "manager";
  const { filter, sort } = filtering;
  const { selected, choose, chooseAll, clear, name } = useSelection();
  // "All results" refers to the filter at that time, so a filter change clears the selection.
  const filterKey = JSON.stringify(filter);
  const [selectedUnder, setSelectedUnder] = useState(filterKey);
  if (selectedUnder !== filterKey) {
    setSelectedUnder(filterKey);
    if (selected.all) clear();
  }
  const total = read.data?.total ?? 0;
  const can = read.data?.can ?? [];
  const count = countSelected(selected, total);
  const chosen = { selection: toSelection(selected, filter), count, name };
  const ends = can.includes("delete") ? (["deactivate", "delete"] as const) : (["deactivate"] as const);
  const begin: Record<(typeof BULK)[number], OpenModal> = {
    edit_work: { kind: "edit_work", ...chosen },
    invite: { kind: "invite", ...chosen },
    add_to_talent_pool: { kind: "pool", ...chosen },
    add_to_job: { kind: "job", ...chosen },
    leave: { kind: "leave", act: "deactivate", acts: ends, ...chosen },
  };
  const acts = BULK.filter((key) => can.includes(key === "leave" ? "deactivate" : key));
  return (
    <>
      <ListPage
        {...header}
        read={read}
        failed={t("load-failed")}
        size={PAGE_SIZE}
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
            onSelect={choose}
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
        onAll={chooseAll}
        onClear={clear}
      />
      <EmployeeModals
        modal={modal}
        roles={read.data?.assignable_roles ?? []}
        onDone={clear}
        onClose={() => setModal(null)}
      />
    </>
  );
}
