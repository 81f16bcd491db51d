import Box from "@mui/material/Box";
import OrderIcon from "lucide-react/icons/arrow-up-down";
import ColumnsIcon from "lucide-react/icons/columns-3";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterMenu, type FilterOption } from "../FilterMenu.tsx";
import { DensitySwitch } from "./DensitySwitch.tsx";
import type { ListDisplay } from "./useListDisplay.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

interface Props<Column extends string> {
  look: ListDisplay<Column>;
  columnName: (column: Column) => string;
  /** Available sort orders; `onSort` receives undefined when the selection is cleared. */
  sorts: readonly FilterOption[];
  sort: string;
  onSort: (sort: string | undefined) => void;
  /** True when the table headers offer every order, so that only cards need the menu. */
  isSortedByHeads?: boolean;
  /** The export button. */
  children: ReactNode;
}

/** Display settings of a list: columns or sort order, table or cards, and the export. */
export function ListTools<Column extends string>(props: Props<Column>) {
  const { look, columnName, sorts, sort, onSort, isSortedByHeads = false, children } = props;
  const { t } = useTranslation("list");
  const isTable = look.view === "table";
  return (
    <Box sx={{ ml: { md: "auto" }, display: "flex", gap: 1, alignItems: "center" }}>
      {isTable && (
        <FilterMenu
          quiet
          icon={<ColumnsIcon size={20} />}
          label={t("columns")}
          options={look.all.map((column) => ({ value: column, label: columnName(column) }))}
          selected={look.columns}
          onChange={look.setColumns}
        />
      )}
      {!(isTable && isSortedByHeads) && (
        <FilterMenu
          single
          quiet
          icon={<OrderIcon size={20} />}
          label={t("sort-by")}
          options={sorts}
          selected={[sort]}
          onChange={([chosen]) => onSort(chosen)}
        />
      )}
      {isTable && <DensitySwitch />}
      {!look.isNarrow && <ViewSwitch view={look.view} onView={look.setView} />}
      {children}
    </Box>
  );
}
