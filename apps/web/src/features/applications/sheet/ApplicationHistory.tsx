import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ApplicationDetail, ApplicationEvent } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

const KNOWN = [
  "added",
  "applied",
  "moved",
  "rejected",
  "rejection_undone",
  "reinstated",
  "archived",
  "restored",
  "offered",
  "offer_accepted",
  "offer_declined",
  "hired",
  "withdrawn",
] as const;
type Known = (typeof KNOWN)[number];

/** History of the application, latest first. */
export function ApplicationHistory({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const words = ({ action, actor, from, to, reason }: ApplicationEvent): string => {
    const known: Known = KNOWN.find((one) => one === action) ?? "moved";
    const line = t(`history.${known}`, {
      actor: actor ?? t("someone"),
      from: from ? t(`stages.${from}`) : "",
      to: to ? t(`stages.${to}`) : "",
    });
    return reason ? `${line} – ${t(`reasons.${reason}`)}` : line;
  };
  if (detail.history.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3">{t("history-title")}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, mt: 2, listStyle: "none", display: "grid", gap: 2 }}>
        {detail.history.map((event) => (
          <Box component="li" key={`${event.at} ${event.action}`}>
            <Typography>{words(event)}</Typography>
            <Typography variant="caption" title={format.dateTime(event.at)} sx={{ color: "text.secondary" }}>
              {format.relative(event.at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
