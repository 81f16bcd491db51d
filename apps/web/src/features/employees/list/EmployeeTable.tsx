import type { EmployeeRow } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../../lib/selection.ts";
import { ListTable } from "../../../ui/list/ListTable.tsx";
import type { Column } from "./columns.ts";
import { EmployeeCell } from "./EmployeeCell.tsx";
import { type PersonAct, RowActions } from "./RowActions.tsx";
import type { EmployeeSort } from "./useEmployeeFilter.ts";
import { Who } from "./Who.tsx";

export interface ListProps {
  people: readonly EmployeeRow[];
  isFetching: boolean;
  selected: Selected;
  onSelect: (people: readonly EmployeeRow[], on: boolean) => void;
  onAct: (person: EmployeeRow, act: PersonAct) => void;
}

interface Props extends ListProps {
  label: string;
  columns: readonly Column[];
  sort: EmployeeSort;
  onSort: (sort: EmployeeSort) => void;
}

const SORTABLE: readonly string[] = ["name", "role", "department", "join_date"];

/** People as rows: ticks, chosen columns, order by the head. */
export function EmployeeTable({ people, columns, onSort, onAct, ...list }: Props) {
  const { t } = useTranslation("employees");
  return (
    <ListTable
      {...list}
      rows={people}
      columns={(["name", ...columns] as const).map((key) => ({
        key,
        label: t(`fields.${key}`),
        sort: SORTABLE.includes(key) ? key : undefined,
      }))}
      onSort={(sort) => onSort(sort as EmployeeSort)}
      who={(person) => <Who person={person} />}
      cell={(person, column) => <EmployeeCell person={person} column={column as Column} />}
      actions={(person) => <RowActions person={person} onAct={(act) => onAct(person, act)} />}
      words={{
        page: t("select.page"),
        one: (name) => t("select.one", { name }),
        actions: t("details.actions"),
      }}
    />
  );
}
