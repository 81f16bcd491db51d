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

interface Props {
  record: Pick<Job, "status" | "publication">;
  /** True while a change is pending or declined. */
  hasChange?: boolean;
  /** One chip instead of two, so that the row of a list keeps its height. */
  isRow?: boolean;
}

/** Status of a job or project: approval status, after approval the publication and any pending change. */
export function RecordState({ record, hasChange = false, isRow = false }: Props) {
  const { t } = useTranslation("approval");
  const { publication } = record;
  const status = record.status ?? "Draft";
  if (!hasChange && status !== "Approved")
    return <StatusChip label={t(`status.${status}`)} tone={STATUS_TONE[status]} />;
  const change = status === "Declined" ? "change-declined" : "change-waits";
  const state = t(`publication.${publication}`);
  if (hasChange && isRow)
    return <StatusChip label={t(`list.${change}`, { state })} tone={STATUS_TONE[status]} />;
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 1 }}>
      <StatusChip label={state} tone={PUBLICATION_TONE[publication]} />
      {hasChange && <StatusChip label={t(change)} tone={STATUS_TONE[status]} />}
    </Box>
  );
}
