import Box from "@mui/material/Box";
import type { Vacancy } from "@vaardig/contract/jobs/jobs";
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
  record: Pick<Vacancy, "status" | "publication">;
  /** A change of what is in force waits, or was declined. */
  hasChange?: boolean;
}

/** Where a vacancy or project stands: its status until it is approved, then whether it is open and what becomes of a change. */
export function RecordState({ record, hasChange = false }: Props) {
  const { t } = useTranslation("approval");
  const { publication } = record;
  const status = record.status ?? "Draft";
  if (!hasChange && status !== "Approved")
    return <StatusChip label={t(`status.${status}`)} tone={STATUS_TONE[status]} />;
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 1 }}>
      <StatusChip label={t(`publication.${publication}`)} tone={PUBLICATION_TONE[publication]} />
      {hasChange && (
        <StatusChip
          label={t(status === "Declined" ? "change-declined" : "change-waits")}
          tone={STATUS_TONE[status]}
        />
      )}
    </Box>
  );
}
