import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useForkRef } from "@mui/material/utils";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSelected } from "../../lib/selection.ts";
import { useRowFocus } from "../useRowFocus.ts";
import { VISUALLY_HIDDEN } from "../visuallyHidden.ts";
import { ListRow } from "./ListRow.tsx";
import type { ListProps, NamedRow, RenderRow } from "./listProps.ts";
import { ONE_LINE, useRowHeight } from "./rowStyle.ts";
import { useListKeys } from "./useListKeys.ts";

interface Props<Row extends NamedRow> extends ListProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /**
   * The first column is the name; `sort` is the sort key, prefixed by a minus for descending. `width` is the
   * minimum in pixels.
   */
  columns: readonly { key: string; label: string; sort?: string | undefined; width?: number | undefined }[];
  sort: string;
  onSort: (sort: string) => void;
  who: RenderRow<Row>;
  cell: (row: Row, column: string) => ReactNode;
  actions: RenderRow<Row>;
}

/** Least widths in pixels. */
const [TICK, NAME, USUAL, SMALLEST, ACTS] = [48, 208, 136, 104, 80];
const widthOf = (width = USUAL) => Math.max(SMALLEST, width);

/**
 * People as table rows: checkboxes, selected columns, sorting by header. Elements with the class `on-hover`
 * appear on hover and focus.
 */
export function ListTable<Row extends NamedRow>(props: Props<Row>) {
  const { rows, isFetching, label, selected, onSelect, columns, sort, onSort } = props;
  const table = useRef<HTMLTableElement>(null);
  const kept = useRowFocus<HTMLTableElement>();
  const rowHeight = useRowHeight();
  useListKeys(table);
  const { t } = useTranslation("list");
  const keys = useMemo(() => columns.slice(1).map(({ key }) => key), [columns]);
  const ticked = rows.filter(({ id }) => isSelected(selected, id)).length;
  return (
    <Card
      aria-busy={isFetching}
      // Contains the absolutely positioned screen-reader texts, which would otherwise widen the page.
      sx={{ position: "relative", overflowX: "auto", opacity: isFetching ? 0.6 : 1 }}
    >
      <Table
        ref={useForkRef(table, kept)}
        aria-label={label}
        sx={{
          tableLayout: "fixed",
          minWidth: TICK + NAME + ACTS + columns.slice(1).reduce((sum, { width }) => sum + widthOf(width), 0),
          // Saves space for text on a small desktop.
          "& .MuiTableCell-root": { px: { xs: 2, roomy: 3 } },
          "& .MuiTableCell-body": { ...rowHeight, ...ONE_LINE },
          "& .MuiTableCell-body > span": ONE_LINE,
          "& .MuiTableCell-body .MuiTypography-root": { minWidth: 0, ...ONE_LINE },
          "& .MuiTableCell-body .tabular": { flex: "none" },
          "& .MuiTableCell-body:where(.MuiTableCell-paddingCheckbox, :last-of-type)": { py: 0 },
          "& th .MuiAvatar-root": { display: { xs: "none", roomy: "flex" } },
          "& .MuiTableCell-paddingCheckbox": { pl: 2, pr: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" sx={{ width: TICK }}>
              <Checkbox
                checked={rows.length > 0 && ticked === rows.length}
                indeterminate={ticked > 0 && ticked < rows.length}
                onChange={() => onSelect(rows, ticked < rows.length)}
                slotProps={{ input: { "aria-label": t("select.page") } }}
              />
            </TableCell>
            {columns.map((column, at) => {
              const direction = sort === `-${column.sort}` ? "desc" : "asc";
              const isActive = column.sort !== undefined && (sort === column.sort || direction === "desc");
              return (
                <TableCell
                  key={column.key}
                  sx={{ width: at === 0 ? NAME * 1.125 : widthOf(column.width) }}
                  {...(isActive && { sortDirection: direction })}
                >
                  {column.sort === undefined ? (
                    column.label
                  ) : (
                    <TableSortLabel
                      active={isActive}
                      direction={direction}
                      onClick={() => onSort(sort === column.sort ? `-${column.sort}` : (column.sort ?? ""))}
                    >
                      {column.label}
                    </TableSortLabel>
                  )}
                </TableCell>
              );
            })}
            <TableCell sx={{ width: ACTS }}>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {t("actions")}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ListRow
              key={row.id}
              row={row}
              isSelected={isSelected(selected, row.id)}
              onSelect={onSelect}
              columns={keys}
              who={props.who}
              cell={props.cell}
              actions={props.actions}
            />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
