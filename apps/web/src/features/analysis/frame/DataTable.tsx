import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Theme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link as RouterLink } from "react-router";
import type { TableCell as Cell, TableData } from "./tableData.ts";

/** Columns that a phone shows beside each other; a row of more becomes a card. */
const MOST_ON_PHONE = 3;

/** A chart's numbers as a table, or as cards where a phone has no room for its columns. */
export function DataTable({ table }: { table: TableData }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return isPhone && table.columns.length > MOST_ON_PHONE ? (
    <DataCards table={table} />
  ) : (
    <WideTable table={table} />
  );
}

/** A row as a card: its head, and each number above the name of its column. */
function DataCards({ table: { label, columns, rows } }: { table: TableData }) {
  const [, ...others] = columns;
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {rows.map(({ key, cells: [head, ...cells] }) => (
        <Box component="li" key={key} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
          <Typography className="long-words" sx={{ fontWeight: 500 }}>
            {head && <Content cell={head} />}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: "grid",
              columnGap: 3,
              rowGap: 2,
              gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
            }}
          >
            {others.map((column, at) => {
              const cell = cells[at];
              return (
                <Box
                  key={column.key}
                  sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}
                >
                  <Typography
                    component="dt"
                    variant="caption"
                    className="long-words"
                    sx={{ color: "text.secondary" }}
                  >
                    {column.label}
                  </Typography>
                  <Typography
                    component="dd"
                    className="tabular"
                    sx={{ m: 0, ...(cell?.isQuiet && { color: "text.secondary" }) }}
                  >
                    {cell && <Content cell={cell} />}
                  </Typography>
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The first column is the row header. */
function WideTable({ table }: { table: TableData }) {
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
