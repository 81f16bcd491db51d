import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListCards } from "../../../ui/list/ListCards.tsx";
import { ListTable } from "../../../ui/list/ListTable.tsx";
import type { ListProps } from "../../../ui/list/listProps.ts";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import { type Column, FACT_COLUMNS, type FactColumn, type PlainColumn } from "./columns.ts";
import { EmployeeCell } from "./EmployeeCell.tsx";
import { EmployeeName } from "./EmployeeName.tsx";
import { EmployeeStatus } from "./EmployeeStatus.tsx";
import { type PersonAct, RowActions } from "./RowActions.tsx";
import { SkillFactCell } from "./SkillFactCell.tsx";
import type { EmployeeSort } from "./useEmployeeFilter.ts";
import { type SkillFactsById, useSkillFacts } from "./useSkillFacts.ts";

interface Props extends ListProps<EmployeeRow> {
  look: ListDisplay<Column>;
  label: string;
  sort: EmployeeSort;
  onSort: (sort: EmployeeSort) => void;
  onAct: (person: EmployeeRow, act: PersonAct) => void;
}

const WIDTH: Partial<Record<Column | "name", number>> = {
  role: 176,
  fit: 196,
  to_confirm: 72,
  // The longest month, "28 Sept 2026", is not cut.
  skills_updated: 124,
  status: 132,
};
const isFact = (column: string): column is FactColumn => FACT_COLUMNS.some((fact) => fact === column);

const SORTABLE: readonly string[] = ["name", "role", "department", "join_date"];

const drawName = (person: EmployeeRow) => <EmployeeName person={person} />;

/** Employees as table rows with selected columns, or as cards. */
export function EmployeeList({ look, label, sort, onSort, onAct, ...list }: Props) {
  const { t } = useTranslation("employees");
  const facts = useSkillFacts(list.rows, look.view === "cards" ? FACT_COLUMNS : look.columns);
  // The same functions as long as they draw the same, so that a tick draws its own row alone.
  const columns = useMemo(
    () =>
      (["name", ...look.columns] as const).map((key) => ({
        key,
        label: t(`fields.${key}`),
        sort: SORTABLE.includes(key) ? key : undefined,
        width: WIDTH[key],
      })),
    [look.columns, t],
  );
  const withPlace = !look.columns.includes("department");
  const cell = useCallback(
    (person: EmployeeRow, column: string) =>
      isFact(column) ? (
        <SkillFactCell person={person} column={column} facts={facts} />
      ) : (
        <EmployeeCell person={person} column={column as PlainColumn} withPlace={withPlace} />
      ),
    [facts, withPlace],
  );
  const actions = useCallback(
    (person: EmployeeRow) => <RowActions person={person} onAct={(act) => onAct(person, act)} />,
    [onAct],
  );
  if (look.view === "cards")
    return (
      <ListCards
        {...list}
        who={(person) => <EmployeeName person={person} size={44} />}
        about={(person) => <About person={person} facts={facts} />}
        state={({ status }) => <EmployeeStatus status={status} />}
        actions={(person) => <RowActions menuOnly person={person} onAct={(act) => onAct(person, act)} />}
      />
    );
  return (
    <ListTable
      {...list}
      label={label}
      columns={columns}
      sort={sort}
      onSort={(chosen) => onSort(chosen as EmployeeSort)}
      who={drawName}
      cell={cell}
      actions={actions}
    />
  );
}

/** Card content: position, placement, manager and match. */
function About({ person, facts }: { person: EmployeeRow; facts: SkillFactsById }) {
  const { t } = useTranslation(["employees", "common"]);
  const place = [person.department?.name, person.team?.name].filter(Boolean).join(" · ");
  return (
    <>
      <Typography>{person.role?.name ?? t(`common:shell.roles.${person.system_role}`)}</Typography>
      {place && <Typography sx={{ color: "text.secondary" }}>{place}</Typography>}
      {person.manager && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {t("details.reports-to", { name: person.manager.name })}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <SkillFactCell person={person} column="fit" facts={facts} />
      </Box>
    </>
  );
}
