import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { MyData, StoredDataKind } from "@vaardig/contract/data-requests/myData";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useKindNames } from "./useKindNames.ts";

/** Stored personal data by kind: amount, earliest date, purpose, retention and readers. */
export function StoredDataKinds({ of: { kinds, months_after_leaving: months } }: { of: MyData }) {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const nameOf = useKindNames();
  const sorted = [...kinds].sort((a, b) => nameOf(a.kind).localeCompare(nameOf(b.kind)));
  const period = ({ period: how }: StoredDataKind) =>
    how === "account" && months !== null ? t("periods.employment", { count: months }) : t(`periods.${how}`);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  if (isNarrow)
    return (
      <Box component="ul" aria-label={t("kinds-title")} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {sorted.map((one) => (
          <Box component="li" key={one.kind} sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
              <Typography sx={{ fontWeight: 500 }}>{nameOf(one.kind)}</Typography>
              <Typography className="tabular">{format.number(one.count)}</Typography>
            </Box>
            {[
              one.since ? t("since", { date: format.date(one.since) }) : null,
              `${t(`purposes.${one.purpose}`)}. ${period(one)}`,
              t("seen-by", { readers: t(`readers.${one.readers}`) }),
            ]
              .filter((line) => line !== null)
              .map((line) => (
                <Typography key={line} variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {line}
                </Typography>
              ))}
          </Box>
        ))}
      </Box>
    );
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
