import type { Customer } from "@vaardig/contract/companies/customers";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { FactsCard } from "./FactsCard.tsx";

/** Lifecycle of a company: state, since when, next step, and seats. */
export function LifecycleCard({ company }: { company: Customer }) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const { life, seats } = company;
  const day = (at: string | null, isShown: boolean) => (at && isShown ? format.date(at) : null);
  return (
    <FactsCard
      title={t("life.title")}
      facts={[
        [t("state"), t(`states.${life.state}`)],
        [t("life.since"), format.date(life.since)],
        [t("life.before"), life.suspended_from && t(`states.${life.suspended_from}`)],
        [t("trial"), day(life.trial_ends_at, life.state === "trialing")],
        [t("life.past-due-until"), day(life.past_due_until, life.state === "past_due")],
        [t("life.cancels-at"), day(life.cancels_at, life.state === "paused")],
        [t("life.seats"), format.number(seats.in_use)],
        [t("life.invited"), format.number(seats.invited)],
        [t("created"), format.date(company.created_at)],
      ]}
    />
  );
}
