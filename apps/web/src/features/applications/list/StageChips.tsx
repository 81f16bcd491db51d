import Box from "@mui/material/Box";
import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Chips of an application's stage and outcome. */
export function StageChips({ row }: { row: Pick<ApplicationListRow, "stage" | "outcome" | "archived"> }) {
  const { t } = useTranslation("applications");
  return (
    <Box sx={{ display: "flex", flexWrap: { xs: "wrap", md: "nowrap" }, gap: 1 }}>
      <StatusChip label={t(`stages.${row.stage}`)} tone={row.outcome === "active" ? "info" : "neutral"} />
      {row.outcome !== "active" && row.outcome !== "rejected" && (
        <StatusChip
          label={t(`outcomes.${row.outcome}`)}
          tone={row.outcome === "hired" ? "positive" : "neutral"}
        />
      )}
      {row.archived && <StatusChip label={t("archived-chip")} />}
    </Box>
  );
}
