import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Billing } from "@vaardig/contract/billing/billing";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { BillingCard } from "./BillingCard.tsx";
import { useCancelBillingMutation, useKeepBillingMutation, useStartBillingMutation } from "./billing.api.ts";

const TONE = {
  setup: "neutral",
  trialing: "info",
  active: "positive",
  past_due: "attention",
  paused: "attention",
  canceled: "neutral",
  suspended: "critical",
} as const;

/** Returns the text that explains the subscription state and the next step. */
function useMeaning(billing: Billing): string {
  const { t } = useTranslation("billing");
  const format = useFormat();
  const { state, trial_ends_on: trial, pauses_on: pauses, ends_on: ends, period, overdue } = billing;
  const date = (day: string | null) => (day ? format.date(day) : "");
  if (ends && state === "trialing") return t("meaning.trial-ending", { date: date(ends) });
  if (ends) return t("meaning.ending", { date: date(ends) });
  if (state === "trialing" && !billing.has_details) return t("meaning.trial-open", { date: date(trial) });
  if (state === "trialing") return t("meaning.trialing", { date: date(trial) });
  if (state === "past_due")
    return t("meaning.past_due", { amount: format.cents(overdue.cents), date: date(pauses) });
  if (state === "paused")
    return overdue.count > 0
      ? t("meaning.paused-unpaid", { amount: format.cents(overdue.cents) })
      : t("meaning.paused");
  if (state === "active" && !period) return t("meaning.active-open");
  if (state === "active") return t("meaning.active", { date: date(period?.to ?? null) });
  return t(`meaning.${state}`);
}

/** State of the subscription, with its actions. */
export function StateCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation(["billing", "companies"]);
  const { show } = useSnackbar();
  const [cancel, canceling] = useCancelBillingMutation();
  const [keep, keeping] = useKeepBillingMutation();
  const [start, starting] = useStartBillingMutation();
  const [asksCancel, setAsksCancel] = useState(false);
  const notify = useNotifyErrors();
  const meaning = useMeaning(billing);
  const { can, state, trial_days_left: days } = billing;
  const act = async (work: () => Promise<unknown>, words: string) => {
    if (await notify(work)) show(words);
  };
  return (
    <BillingCard
      title={t("state.title")}
      action={<StatusChip label={t(`companies:states.${state}`)} tone={TONE[state]} />}
    >
      <Box>
        {days !== null && (
          <Typography sx={{ fontWeight: 600 }}>{t("state.days", { count: days })}</Typography>
        )}
        <Typography>{meaning}</Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {can.includes("start") && (
          <Button
            variant="contained"
            disabled={starting.isLoading || !billing.has_details}
            onClick={() => void act(() => start().unwrap(), t("state.started"))}
          >
            {t("state.start")}
          </Button>
        )}
        {can.includes("keep") && (
          <Button
            variant="contained"
            disabled={keeping.isLoading}
            onClick={() => void act(() => keep().unwrap(), t("state.kept"))}
          >
            {t("state.keep")}
          </Button>
        )}
        {can.includes("cancel") && (
          <Button variant="outlined" disabled={canceling.isLoading} onClick={() => setAsksCancel(true)}>
            {t("state.cancel")}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asksCancel}
        title={t("state.cancel-title")}
        text={t(state === "paused" ? "state.cancel-now" : "state.cancel-text")}
        confirm={t("state.cancel")}
        cancel={t("state.cancel-stay")}
        isBusy={canceling.isLoading}
        onConfirm={() => {
          setAsksCancel(false);
          void act(() => cancel().unwrap(), t("state.canceled"));
        }}
        onClose={() => setAsksCancel(false)}
      />
    </BillingCard>
  );
}
