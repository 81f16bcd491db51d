import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { BillingSettings } from "@vaardig/contract/billing/staffBilling";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { BillingCard } from "../BillingCard.tsx";
import { PriceDialog } from "./PriceDialog.tsx";

/** Price per seat and month: current, past and future. */
export function PricesCard({ settings }: { settings: BillingSettings }) {
  const { t } = useTranslation("billing-settings");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <BillingCard
      title={t("prices.title")}
      action={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t("prices.set")}
        </Button>
      }
    >
      {settings.prices.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("prices.none")}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t("prices.from")}</TableCell>
              <TableCell align="right">{t("prices.amount")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {settings.prices.map(({ from, cents }) => (
              <TableRow key={from}>
                <TableCell component="th" scope="row">
                  {format.date(from)}
                </TableCell>
                <TableCell align="right" className="tabular">
                  {format.cents(cents)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t("prices.help")}
      </Typography>
      {isOpen && <PriceDialog today={settings.today} onClose={() => setOpen(false)} />}
    </BillingCard>
  );
}
