import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NamedRow, RenderRow } from "./listProps.ts";

interface Props<Row extends NamedRow> {
  row: Row;
  isSelected: boolean;
  onSelect: (rows: readonly Row[], on: boolean) => void;
  /** Keys of the columns after the name. */
  columns: readonly string[];
  who: RenderRow<Row>;
  cell: (row: Row, column: string) => ReactNode;
  actions: RenderRow<Row>;
}

function PlainListRow<Row extends NamedRow>({
  row,
  isSelected,
  onSelect,
  columns,
  who,
  cell,
  actions,
}: Props<Row>) {
  const { t } = useTranslation("list");
  return (
    <TableRow
      hover
      selected={isSelected}
      sx={{
        "&.Mui-selected .MuiAvatar-root": { bgcolor: "background.paper" },
        "& .on-hover": { opacity: 0, "@media (hover: none)": { display: "none" } },
        "&:hover .on-hover, & .on-hover:focus-visible": { opacity: 1 },
      }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          checked={isSelected}
          onChange={() => onSelect([row], !isSelected)}
          slotProps={{ input: { "aria-label": t("select.one", { name: row.name }) } }}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {who(row)}
      </TableCell>
      {columns.map((key) => (
        <TableCell key={key}>{cell(row, key)}</TableCell>
      ))}
      <TableCell sx={{ pl: 0 }}>{actions(row)}</TableCell>
    </TableRow>
  );
}

/** A person as a row of a table; where the functions stay the same, a tick draws its own row alone. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow;
