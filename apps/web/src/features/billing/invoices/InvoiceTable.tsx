import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Invoice } from "@vaardig/contract/billing/invoices";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { InvoiceStatusChip } from "./InvoiceStatusChip.tsx";

type Shown = Omit<Invoice, "can">;

interface Props<One extends Shown> {
  invoices: readonly One[];
  acts: (invoice: One) => ReactNode;
  /** Content below the row, such as payments. */
  below?: (invoice: One) => ReactNode;
}

const NOWRAP = { whiteSpace: "nowrap" };

/** Returns the text of the outstanding amount, when it differs from the total. */
function useOpenWords() {
  const { t } = useTranslation("billing");
  const format = useFormat();
  return ({ status, open_cents: open }: Shown): string | null => {
    if (status === "overpaid") return t("invoices.too-much", { amount: format.cents(-open) });
    if (status === "partly_paid" || status === "overdue")
      return t("invoices.open", { amount: format.cents(open) });
    return null;
  };
}

/** Invoices as a table, on a phone as cards. */
export function InvoiceTable<One extends Shown>({ invoices, acts, below }: Props<One>) {
  const { t } = useTranslation("billing");
  const format = useFormat();
  const openWords = useOpenWords();
  const facts = (one: One) => ({ amount: format.cents(one.total_cents), date: format.date(one.issued_on) });
  return (
    <>
      <Table size="small" sx={{ display: { xs: "none", md: "table" } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("invoices.number")}</TableCell>
            <TableCell>{t("invoices.date")}</TableCell>
            <TableCell>{t("invoices.due")}</TableCell>
            <TableCell align="right">{t("invoices.amount")}</TableCell>
            <TableCell>{t("invoices.status")}</TableCell>
            <TableCell align="right">{t("invoices.acts")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map((one) => (
            <TableRow key={one.id}>
              <TableCell component="th" scope="row">
                {one.number}
                {below?.(one)}
              </TableCell>
              <TableCell sx={NOWRAP}>{facts(one).date}</TableCell>
              <TableCell sx={NOWRAP}>{one.kind === "invoice" ? format.date(one.due_on) : ""}</TableCell>
              <TableCell align="right" className="tabular">
                {facts(one).amount}
              </TableCell>
              <TableCell>
                <InvoiceStatusChip status={one.status} />
                <OpenLine words={openWords(one)} />
              </TableCell>
              <TableCell align="right">
                <Box sx={{ display: "flex", justifyContent: "flex-end", ...NOWRAP }}>{acts(one)}</Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box component="ul" sx={{ display: { md: "none" }, m: 0, p: 0, listStyle: "none" }}>
        {invoices.map((one) => (
          <Box key={one.id} component="li" sx={{ py: 3, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between" }}>
              <Typography sx={{ fontWeight: 600 }}>{one.number}</Typography>
              <Typography className="tabular">{facts(one).amount}</Typography>
            </Box>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {facts(one).date}
            </Typography>
            <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
              <InvoiceStatusChip status={one.status} />
              {acts(one)}
            </Box>
            <OpenLine words={openWords(one)} />
            {below?.(one)}
          </Box>
        ))}
      </Box>
    </>
  );
}

function OpenLine({ words }: { words: string | null }) {
  return (
    words && (
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {words}
      </Typography>
    )
  );
}
