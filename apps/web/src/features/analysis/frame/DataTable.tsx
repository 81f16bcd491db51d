import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Link as RouterLink } from "react-router";
import type { TableCell as Cell, TableData } from "./tableData.ts";

/** A chart's numbers as a table; the first column is the row header. */
export function DataTable({ table }: { table: TableData }) {
  return (
    <Box
      // Focusable, so that the keyboard can scroll a wide table.
      tabIndex={0}
      role="group"
      aria-label={table.label}
      sx={{ overflowX: "auto", minWidth: 0 }}
    >
      <Table
        size="small"
        aria-label={table.label}
        sx={{ "& .MuiTableCell-root": { px: { xs: 1, roomy: 2 } } }}
      >
        <TableHead>
          <TableRow>
            {table.columns.map(({ key, label, isNumber }) => (
              <TableCell key={key} align={isNumber ? "right" : "left"} sx={{ verticalAlign: "bottom" }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {table.columns.map((column, at) => {
                const cell = cells[at];
                const isHead = at === 0;
                return (
                  <TableCell
                    key={column.key}
                    {...(isHead && { component: "th", scope: "row", className: "long-words" })}
                    align={column.isNumber ? "right" : "left"}
                    sx={{
                      fontWeight: 400,
                      ...(column.isNumber ? { whiteSpace: "nowrap" } : { overflowWrap: "anywhere" }),
                      ...(isHead && { minWidth: { xs: 88, sm: 120 } }),
                      ...(cell?.isQuiet && { color: "text.secondary" }),
                    }}
                  >
                    {cell && <Content cell={cell} />}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Content({ cell: { text, to } }: { cell: Cell }) {
  return to ? (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  ) : (
    text
  );
}
