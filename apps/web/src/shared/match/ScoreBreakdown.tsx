import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Typography from "@mui/material/Typography";
import type { MatchSheet } from "@vaardig/contract/matching";
import ExpandIcon from "lucide-react/icons/chevron-down";
import InfoIcon from "lucide-react/icons/info";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

/** How the points are calculated, what is never used, and the scorer version. */
export function ScoreBreakdown({ sheet }: { sheet: MatchSheet }) {
  const { t } = useTranslation("match");
  const format = useFormat();
  return (
    <Accordion disableGutters elevation={0} sx={{ mt: 5 }}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography sx={{ display: "flex", gap: 2, alignItems: "center" }}>
          <InfoIcon size={20} />
          {t("how")}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography>{t("how-text")}</Typography>
        <Typography sx={{ mt: 2 }}>
          {t("never-used", { list: format.list(sheet.never_used.map((one) => t(`never.${one}`))) })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
          {t("version", { version: sheet.scorer_version })}
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}
