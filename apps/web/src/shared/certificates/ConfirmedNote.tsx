import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import EndedIcon from "lucide-react/icons/circle-alert";
import ConfirmedIcon from "lucide-react/icons/circle-check";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

/** Confirmer and date of a certificate, or that an edit voided the confirmation; nothing without one. */
export function ConfirmedNote({ of: { confirmed, voided_at: ended } }: { of: Certificate }) {
  const { t } = useTranslation("certificates");
  const format = useFormat();
  if (!confirmed && !ended) return null;
  const date = format.date(confirmed?.at ?? ended ?? "");
  const Icon = confirmed ? ConfirmedIcon : EndedIcon;
  return (
    <Box sx={{ display: "flex", gap: 2, alignItems: "flex-start", minWidth: 0 }}>
      <Box sx={{ flex: "none", display: "flex", color: confirmed ? "primary.main" : "warning.main" }}>
        <Icon size={16} />
      </Box>
      <Typography variant="caption" component="p">
        {!confirmed
          ? t("ended", { date })
          : confirmed.by
            ? t("confirmed", { name: confirmed.by, date })
            : t("confirmed-on", { date })}
      </Typography>
    </Box>
  );
}
