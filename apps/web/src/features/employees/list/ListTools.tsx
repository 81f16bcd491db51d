import Box from "@mui/material/Box";
import { EMPLOYEE_SORTS, type EmployeeFilter } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { type View, ViewSwitch } from "../../../ui/list/ViewSwitch.tsx";
import { COLUMNS, type Column, readColumns } from "./columns.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import type { EmployeeSort } from "./useEmployeeFilter.ts";

interface Props {
  filter: EmployeeFilter;
  sort: EmployeeSort;
  onSort: (sort: EmployeeSort) => void;
  view: View;
  /** Null where a table has no place. */
  onView: ((view: View) => void) | null;
  columns: readonly Column[];
  onColumns: (columns: readonly Column[]) => void;
}

/** How the list is shown: columns or order, table or cards, and the file. */
export function ListTools(props: Props) {
  const { filter, sort, onSort, view, onView, columns, onColumns } = props;
  const { t } = useTranslation("employees");
  return (
    <Box sx={{ ml: { md: "auto" }, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      {view === "table" ? (
        <FilterMenu
          quiet
          label={t("columns")}
          options={COLUMNS.map((column) => ({ value: column, label: t(`fields.${column}`) }))}
          selected={columns}
          onChange={(chosen) => onColumns(readColumns(chosen))}
        />
      ) : (
        <FilterMenu
          single
          quiet
          label={t("sort-by")}
          options={EMPLOYEE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          selected={[sort]}
          onChange={([chosen]) => onSort((chosen as EmployeeSort | undefined) ?? "name")}
        />
      )}
      {onView && (
        <ViewSwitch
          view={view}
          onView={onView}
          words={{ label: t("view.label"), table: t("view.table"), cards: t("view.cards") }}
        />
      )}
      <ExportMenu filter={filter} sort={sort} />
    </Box>
  );
}
