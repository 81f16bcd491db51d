import Typography from "@mui/material/Typography";
import type { Billing } from "@vaardig/contract/billing/billing";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { BillingCard } from "./BillingCard.tsx";
import { FactList } from "./FactList.tsx";
import { SeatsOverTime } from "./SeatsOverTime.tsx";

/** Plan, price, seats, and an estimate of the next invoice. */
export function PlanCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation("billing");
  const format = useFormat();
  const { price, next_price: later, seats, next_invoice: next, vat, period } = billing;
  const vatWords = vat && t(`vat.${vat.kind}`, { rate: format.number(vat.rate) });
  return (
    <BillingCard title={t("plan.title")}>
      <FactList
        facts={[
          [t("plan.name"), t("plan.one")],
          [
            t("plan.price"),
            price ? t("plan.price-value", { amount: format.cents(price.cents) }) : t("plan.no-price"),
          ],
          [
            t("plan.next-price"),
            later ? t("plan.from", { amount: format.cents(later.cents), date: format.date(later.from) }) : "",
          ],
          [t("plan.seats"), t("plan.seats-value", { count: seats.in_use })],
          [t("plan.invited"), seats.invited > 0 ? t("plan.invited-value", { count: seats.invited }) : ""],
          [
            t("plan.period"),
            period
              ? t("plan.period-value", { from: format.date(period.from), to: format.date(period.to) })
              : "",
          ],
          [
            t("plan.next"),
            next
              ? t("plan.next-value", { amount: format.cents(next.total_cents), date: format.date(next.on) })
              : "",
          ],
          [
            t("plan.added"),
            next && next.added_cents > 0
              ? t("plan.added-value", { amount: format.cents(next.added_cents) })
              : "",
          ],
          [t("plan.vat"), vatWords ?? ""],
        ]}
      />
      <SeatsOverTime days={billing.seat_days} />
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {t("plan.help")}
      </Typography>
    </BillingCard>
  );
}
