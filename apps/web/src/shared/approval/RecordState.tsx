import Box from "@mui/material/Box";
import type { Job } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip.tsx";

const STATUS_TONE = {
  Draft: "neutral",
  Pending: "attention",
  Approved: "positive",
  Declined: "critical",
} as const;
const PUBLICATION_TONE = { open: "positive", on_hold: "attention", closed: "neutral" } as const;

type Stated = Pick<Job, "status" | "publication">;

/** Returns the status in words, as one line. */
export function useStateWords({ status, publication }: Stated, hasChange: boolean): string {
  const { t } = useTranslation("approval");
  if (!hasChange && status !== "Approved") return t(`status.${status ?? "Draft"}`);
  const state = t(`publication.${publication}`);
  return hasChange
    ? t(`list.${status === "Declined" ? "change-declined" : "change-waits"}`, { state })
    : state;
}

interface Props {
  record: Stated;
  /** True while a change is pending or declined. */
  hasChange?: boolean;
  /** One chip instead of two, so that the row of a list keeps its height. */
  isRow?: boolean;
}

/** Status of a job or project: approval status, after approval the publication and any pending change. */
export function RecordState({ record, hasChange = false, isRow = false }: Props) {
  const { t } = useTranslation("approval");
  const line = useStateWords(record, hasChange);
  const { publication } = record;
  const status = record.status ?? "Draft";
  if (hasChange ? isRow : status !== "Approved")
    return <StatusChip label={line} tone={STATUS_TONE[status]} />;
  const change = status === "Declined" ? "change-declined" : "change-waits";
  const state = t(`publication.${publication}`);
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 1 }}>
      <StatusChip label={state} tone={PUBLICATION_TONE[publication]} />
      {hasChange && <StatusChip label={t(change)} tone={STATUS_TONE[status]} />}
    </Box>
  );
}
