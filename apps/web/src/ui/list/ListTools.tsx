import Box from "@mui/material/Box";
import OrderIcon from "lucide-react/icons/arrow-up-down";
import ColumnsIcon from "lucide-react/icons/columns-3";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterMenu, type FilterOption } from "../FilterMenu.tsx";
import type { ListLook } from "./useListLook.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";

interface Props<Column extends string> {
  look: ListLook<Column>;
  columnName: (column: Column) => string;
  /** The orders to choose from; the chosen one, or nothing where the choice is taken back. */
  sorts: readonly FilterOption[];
  sort: string;
  onSort: (sort: string | undefined) => void;
  /** The heads of the table give every order, so that only cards need the choice. */
  isSortedByHeads?: boolean;
  /** The file. */
  children: ReactNode;
}

/** How a list is shown: columns or order, table or cards, and the file. */
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
      {!look.isNarrow && <ViewSwitch view={look.view} onView={look.setView} />}
      {children}
    </Box>
  );
}
