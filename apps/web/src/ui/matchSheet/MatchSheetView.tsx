import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MatchSheet } from "@vaardig/contract/matching";
import type { Skill } from "@vaardig/contract/skills";
import ExpandIcon from "lucide-react/icons/chevron-down";
import InfoIcon from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { MatchBar } from "../MatchBar.tsx";
import { LiftPanel } from "./LiftPanel.tsx";
import { RequirementRow } from "./RequirementRow.tsx";
import { UnusedSkills } from "./UnusedSkills.tsx";

interface Props {
  sheet: MatchSheet;
  /** What one can do about a skill that would lift the match. */
  actionFor?: (skill: Skill) => ReactNode;
}

/** The explanation of a match, which is its calculation: the same for the person, the manager and the recruiter. */
export function MatchSheetView({ sheet, actionFor }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  if (sheet.score === null) return <Alert severity="info">{t("match:no-information")}</Alert>;
  const heaviest = Math.max(...sheet.requirements.map((line) => line.points + line.lost));
  const parts = (["essential", "optional"] as const).map((kind) => ({
    kind,
    lines: sheet.requirements
      .filter((line) => line.kind === kind)
      .sort((a, b) => b.points + b.lost - (a.points + a.lost)),
  }));
  return (
    <div>
      <MatchBar band={sheet.band} score={sheet.score} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
        {t("match:basis", { share: format.percent(sheet.confidence) })}
      </Typography>
      {sheet.capped_by && (
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t("match:capped", { skill: sheet.capped_by.name })}
        </Alert>
      )}
      {sheet.lift && <LiftPanel lift={sheet.lift} actionFor={actionFor} />}
      <Typography variant="h3" sx={{ mt: 6 }}>
        {t("match:requirements")}
      </Typography>
      {parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ kind, lines }) => (
          <Box component="section" key={kind} sx={{ mt: 3 }}>
            <Typography component="h4" variant="caption" sx={{ color: "text.secondary", fontWeight: 600 }}>
              {t(`match:${kind}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
              {lines.map((line) => (
                <RequirementRow key={line.skill.id} requirement={line} heaviest={heaviest} />
              ))}
            </Box>
          </Box>
        ))}
      <UnusedSkills skills={sheet.not_used} />
      <Accordion disableGutters elevation={0} sx={{ mt: 5 }}>
        <AccordionSummary expandIcon={<ExpandIcon />}>
          <Typography sx={{ display: "flex", gap: 2, alignItems: "center" }}>
            <InfoIcon size={20} />
            {t("match:how")}
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>{t("match:how-text")}</Typography>
          <Typography sx={{ mt: 2 }}>
            {t("match:never-used", {
              list: format.list(sheet.never_used.map((one) => t(`match:never.${one}`))),
            })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
            {t("match:version", { version: sheet.scorer_version })}
          </Typography>
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
