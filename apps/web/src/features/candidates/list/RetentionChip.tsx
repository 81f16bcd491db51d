import Tooltip from "@mui/material/Tooltip";
import { type CandidateRetention, RUNNING_OUT_DAYS } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

/** Remaining retention: days when counted, otherwise the reason. */
export function RetentionChip({ retention }: { retention: CandidateRetention }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const { state, until, days_left: days } = retention;
  if (days === null || until === null)
    return (
      <StatusChip label={t(state === "in_process" ? "retention.in_process" : "retention.own_account")} />
    );
  const tone = days < RUNNING_OUT_DAYS ? "attention" : "neutral";
  return (
    <Tooltip title={t("retention.until", { date: format.date(until) })}>
      <span>
        <StatusChip label={t("retention.days", { count: days })} tone={tone} />
      </span>
    </Tooltip>
  );
}
