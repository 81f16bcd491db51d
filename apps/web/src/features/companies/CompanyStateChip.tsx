import type { CompanyState } from "@vaardig/contract/companies/companies";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip.tsx";

const TONE = {
  setup: "neutral",
  trialing: "info",
  active: "positive",
  past_due: "attention",
  paused: "attention",
  canceled: "neutral",
  suspended: "critical",
} as const;

/** Lifecycle state of a company. */
export function CompanyStateChip({ state }: { state: CompanyState }) {
  const { t } = useTranslation("companies");
  return <StatusChip label={t(`states.${state}`)} tone={TONE[state]} />;
}
