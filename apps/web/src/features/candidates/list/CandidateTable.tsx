import { useTranslation } from "react-i18next";
import { ListTable } from "../../../ui/list/ListTable.tsx";
import type { ListProps } from "./CandidateCards.tsx";
import { CandidateCell } from "./CandidateCell.tsx";
import type { Column } from "./columns.ts";
import { RowActions } from "./RowActions.tsx";
import type { CandidateSort } from "./useCandidateFilter.ts";
import { Who } from "./Who.tsx";

interface Props extends ListProps {
  label: string;
  columns: readonly Column[];
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
}

const SORTABLE: readonly string[] = ["name", "added", "retention"];

/** Candidates as rows: ticks, chosen columns, order by the head. */
export function CandidateTable({ people, columns, onSort, onAct, ...list }: Props) {
  const { t } = useTranslation("candidates");
  return (
    <ListTable
      {...list}
      rows={people}
      columns={(["name", ...columns] as const).map((key) => ({
        key,
        label: t(`fields.${key}`),
        sort: SORTABLE.includes(key) ? key : undefined,
      }))}
      onSort={(sort) => onSort(sort as CandidateSort)}
      who={(person) => <Who person={person} />}
      cell={(person, column) => <CandidateCell person={person} column={column as Column} />}
      actions={(person) => <RowActions person={person} onAct={(act) => onAct(person, act)} />}
      words={{
        page: t("select.page"),
        one: (name) => t("select.one", { name }),
        actions: t("actions.label"),
      }}
    />
  );
}
