import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { Fragment, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { ONE_LINE, useRowHeight } from "../../ui/list/rowStyle.ts";
import { useListKeys } from "../../ui/list/useListKeys.ts";
import { RecordState } from "./RecordState.tsx";

type Listed = Pick<ListedJob, "id" | "name" | "status" | "publication" | "change_waiting" | "owner_name">;

interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Shown only on wide screens. */
  isWide?: boolean;
  /** On a phone shown below the name instead of being hidden. */
  isKept?: boolean;
}

interface Props<Row> {
  label: string;
  /** Header of the name column. */
  name: string;
  rows: readonly Row[];
  /** Returns the path of a record's page. */
  pathOf: (row: Row) => string | undefined;
  /** Returns the details below the name; empty ones are omitted. */
  aboutOf: (row: Row) => readonly (string | number | false | null)[];
  /** Columns between status and owner. */
  columns: readonly Column<Row>[];
  /** Columns after the owner. */
  more?: readonly Column<Row>[];
}

const WIDE = { display: { xs: "none", lg: "table-cell" }, whiteSpace: "nowrap" };
/** On a phone the name is above the other columns' content, and wraps. */
const NAME = {
  minWidth: 220,
  width: { sm: "38%" },
  maxWidth: { sm: 0 },
  "& > a, & > p": { ...ONE_LINE, whiteSpace: { sm: "nowrap" } },
};
const APART = { display: { xs: "none", sm: "table-cell" } };

/** Table of jobs or projects with status and applicants; on a phone these are below the name. */
export function RecordTable<Row extends Listed>(props: Props<Row>) {
  const { t } = useTranslation("approval");
  const rowHeight = useRowHeight();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  const columns: Column<Row>[] = [
    { key: "state", label: t("list.state"), cell: (row) => <State row={row} />, isKept: true },
    ...props.columns,
    { key: "owner", label: t("list.owner"), cell: ({ owner_name }) => owner_name, isWide: true },
    ...(props.more ?? []),
  ];
  const kept = columns.filter(({ isKept }) => isKept);
  return (
    <Card sx={{ overflowX: "auto" }}>
      <Table
        ref={table}
        aria-label={props.label}
        sx={{ "& .MuiTableCell-body": { py: rowHeight.py, height: { sm: rowHeight.height } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{props.name}</TableCell>
            {columns.map(({ key, label, isWide }) => (
              <TableCell key={key} sx={isWide ? WIDE : APART}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {props.rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell sx={NAME}>
                <Link
                  component={RouterLink}
                  to={props.pathOf(row) ?? ""}
                  sx={{ display: "block", color: "text.primary", fontWeight: 600, overflowWrap: "anywhere" }}
                >
                  {row.name}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {props.aboutOf(row).filter(Boolean).join(" · ")}
                </Typography>
                <Box sx={{ display: { xs: "grid", sm: "none" }, mt: 2, gap: 1, justifyItems: "start" }}>
                  {kept.map(({ key, cell }) => (
                    <Fragment key={key}>{cell(row)}</Fragment>
                  ))}
                </Box>
              </TableCell>
              {columns.map(({ key, cell, isWide }) => (
                <TableCell key={key} sx={isWide ? WIDE : APART}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function State({ row }: { row: Listed }) {
  return <RecordState record={row} hasChange={row.change_waiting} isRow />;
}
