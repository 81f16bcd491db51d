import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ListedCertificate } from "@vaardig/contract/certificates/certificates";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";

const TONE = { expired: "critical", soon: "attention", later: "neutral", never: "neutral" } as const;

/** Last day of a certificate, with its distance. */
export function ExpiryCell({ of: { state, expires_on: day, days_left: days } }: { of: ListedCertificate }) {
  const { t } = useTranslation("certificates");
  const format = useFormat();
  if (day === null || days === null) return <span>{t("states.never")}</span>;
  const far = days === 0 ? t("today") : t(days > 0 ? "days-left" : "days-over", { count: Math.abs(days) });
  return (
    <Box sx={{ display: "grid", justifyItems: "start" }}>
      {state === "later" ? (
        <Typography className="tabular">{format.date(day)}</Typography>
      ) : (
        <StatusChip
          tone={TONE[state]}
          label={t(state === "expired" ? "expired-on" : "expires-on", { date: format.date(day) })}
        />
      )}
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {far}
      </Typography>
    </Box>
  );
}
