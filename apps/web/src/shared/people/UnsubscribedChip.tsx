import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";

/** Chip for an unsubscribed person, with the date as tooltip; nothing otherwise. */
export function UnsubscribedChip({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (at === null) return null;
  return (
    <Tooltip describeChild title={t("people.unsubscribed-help", { date: format.date(at) })}>
      <Box component="span" role="note" tabIndex={0} sx={{ borderRadius: 4, display: "inline-flex" }}>
        <StatusChip label={t("people.unsubscribed")} tone="attention" />
      </Box>
    </Tooltip>
  );
}
