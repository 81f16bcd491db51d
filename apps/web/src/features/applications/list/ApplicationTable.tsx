import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import Typography from "@mui/material/Typography";
import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ONE_LINE, useRowHeight } from "../../../ui/list/rowStyle.ts";
import { useListKeys } from "../../../ui/list/useListKeys.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";
import type { ApplicationActs } from "../acts/useActs.tsx";
import { CardMenu } from "../board/CardMenu.tsx";
import { useNextActionText } from "../board/useNextActionText.ts";
import { NAME_STYLE } from "./nameStyle.ts";
import { StageChips } from "./StageChips.tsx";
import { toCard } from "./toCard.ts";
import type { ApplicationFilter } from "./useApplicationFilter.ts";

export interface ListProps {
  rows: readonly ApplicationListRow[];
  isFetching: boolean;
  acts: ApplicationActs;
  onOpen: (id: string) => void;
  filter: ApplicationFilter;
}

/** `width` is a share of the table; the other columns are as wide as their content. */
const COLUMNS = [
  { key: "person", up: "name", down: "-name", width: "28%" },
  { key: "vacancy", up: "vacancy", down: "-vacancy", width: "24%" },
  { key: "stage", up: null, down: null, width: null },
  { key: "next", up: null, down: null, width: "24%" },
  { key: "since", up: "oldest", down: "newest", width: null },
] as const;

/** A cell that takes its column's share instead of the width of its text. */
const SHARED = { maxWidth: 0, ...ONE_LINE };

/** Applications as a table, for a wide screen. */
export function ApplicationTable({ rows, isFetching, acts, onOpen, filter }: ListProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextActionText();
  const rowHeight = useRowHeight();
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, false);
  const { sort } = filter.query;
  return (
    <TableContainer component={Paper} variant="outlined" aria-busy={isFetching} sx={{ position: "relative" }}>
      <Table
        ref={table}
        aria-label={t("applications-title")}
        sx={{
          minWidth: 760,
          "& .MuiTableCell-root": { px: { xs: 2, lg: 4 } },
          "& .MuiTableCell-body": { ...rowHeight, whiteSpace: "nowrap" },
          "& .MuiTableCell-body .MuiTypography-root": ONE_LINE,
          "& .MuiTableCell-body:last-of-type": { py: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ key, up, down, width }) => {
              const direction = sort === down ? "desc" : "asc";
              const isActive = up !== null && (sort === up || sort === down);
              return (
                <TableCell
                  key={key}
                  sortDirection={isActive ? direction : false}
                  sx={width === null ? {} : { width }}
                >
                  {up === null ? (
                    t(`columns.${key}`)
                  ) : (
                    <TableSortLabel
                      active={isActive}
                      direction={direction}
                      onClick={() => filter.setSort(sort === up ? down : up)}
                    >
                      {t(`columns.${key}`)}
                    </TableSortLabel>
                  )}
                </TableCell>
              );
            })}
            <TableCell>
              <Box component="span" sx={VISUALLY_HIDDEN}>
                {t("columns.actions")}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row" sx={SHARED}>
                <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
                  <PersonAvatar name={row.person.name} src={row.person.photo_url} size={32} />
                  <Box sx={{ minWidth: 0 }}>
                    <Link
                      component="button"
                      onClick={() => onOpen(row.id)}
                      sx={{ ...NAME_STYLE, ...ONE_LINE, display: "block", maxWidth: "100%" }}
                    >
                      {row.person.name}
                    </Link>
                    <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                      {row.person.title ?? t(row.person.internal ? "internal" : "external")}
                    </Typography>
                  </Box>
                </Box>
              </TableCell>
              <TableCell sx={SHARED}>
                {row.vacancy.name}
                {row.owner && (
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {row.owner}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <StageChips row={row} />
              </TableCell>
              <TableCell sx={SHARED}>{row.next_action && nextWords(row.next_action)}</TableCell>
              <TableCell title={format.dateTime(row.stage_since)}>
                {format.relative(row.stage_since)}
              </TableCell>
              <TableCell align="right">
                <CardMenu card={toCard(row)} onMove={acts.move} onAct={acts.act} onOpen={onOpen} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
