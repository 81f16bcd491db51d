import CardsIcon from "@mui/icons-material/GridViewRounded";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { EMPLOYEE_SORTS, type EmployeeFilter } from "@vaardig/contract/employees";
import { useTranslation } from "react-i18next";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { COLUMNS, type Column, readColumns, type View } from "./columns.ts";
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
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t("view.label")}
          onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
        >
          <ToggleButton value="table" aria-label={t("view.table")}>
            <TableIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="cards" aria-label={t("view.cards")}>
            <CardsIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <ExportMenu filter={filter} sort={sort} />
    </Box>
  );
}
