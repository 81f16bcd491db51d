import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { KeptKind, MyData } from "@vaardig/contract/data-requests/myData";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useKindNames } from "./useKindNames.ts";

/** What is kept of the person, kind by kind: how much, since when, what for, how long and who sees it. */
export function KeptKinds({ of: { kinds, months_after_leaving: months } }: { of: MyData }) {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const nameOf = useKindNames();
  const sorted = [...kinds].sort((a, b) => nameOf(a.kind).localeCompare(nameOf(b.kind)));
  const period = ({ period: how }: KeptKind) =>
    how === "account" && months !== null ? t("periods.employment", { count: months }) : t(`periods.${how}`);
  return (
    <Box tabIndex={0} role="region" aria-label={t("kinds-title")} sx={{ overflowX: "auto" }}>
      <Table size="small" sx={{ "& .MuiTableCell-root": { verticalAlign: "top", px: 2 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("columns.kind")}</TableCell>
            <TableCell align="right">{t("columns.count")}</TableCell>
            <TableCell>{t("columns.purpose")}</TableCell>
            <TableCell>{t("columns.readers")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((one) => (
            <TableRow key={one.kind}>
              <TableCell component="th" scope="row">
                {nameOf(one.kind)}
                {one.since && (
                  <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                    {t("since", { date: format.date(one.since) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" className="tabular">
                {format.number(one.count)}
              </TableCell>
              <TableCell>
                {t(`purposes.${one.purpose}`)}
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {period(one)}
                </Typography>
              </TableCell>
              <TableCell>{t(`readers.${one.readers}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
