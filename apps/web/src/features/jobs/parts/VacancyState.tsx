import type { Vacancy } from "@vaardig/contract/jobs";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const STATUS_TONE = {
  Draft: "neutral",
  Pending: "attention",
  Approved: "positive",
  Declined: "critical",
} as const;
const PUBLICATION_TONE = { open: "positive", on_hold: "attention", closed: "neutral" } as const;

/** Where a vacancy stands: until it is approved its status, after that whether it is open. */
export function VacancyState({ vacancy }: { vacancy: Pick<Vacancy, "status" | "publication"> }) {
  const { t } = useTranslation("jobs");
  const { status, publication } = vacancy;
  if (status !== "Approved") return <StatusChip label={t(`status.${status}`)} tone={STATUS_TONE[status]} />;
  return <StatusChip label={t(`publication.${publication}`)} tone={PUBLICATION_TONE[publication]} />;
}
