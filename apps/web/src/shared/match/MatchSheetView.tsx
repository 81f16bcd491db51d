import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { MatchRequirement, MatchSheet } from "@vaardig/contract/matching";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useAuth } from "../../lib/libState.ts";
import { AdvicePanel } from "./AdvicePanel.tsx";
import { MatchBar } from "./MatchBar.tsx";
import { MissingMustHaves } from "./MissingMustHaves.tsx";
import { RequirementList } from "./RequirementList.tsx";
import { ScoreBreakdown } from "./ScoreBreakdown.tsx";
import { type LiftChange, SkillGrowthActs } from "./SkillGrowthActs.tsx";
import { sheetParts } from "./sheetParts.ts";
import { UnusedSkills } from "./UnusedSkills.tsx";

interface Props {
  sheet: MatchSheet;
  /** Renders the acts on a change that would improve the match; by default the reader's on the own match. */
  actsFor?: ((change: LiftChange) => ReactNode) | undefined;
  /** Id of the job profile that the match is with. */
  jobProfile?: string | null | undefined;
  /** Renders an action for a requirement. */
  rowAction?: ((requirement: MatchRequirement) => ReactNode) | undefined;
}

/** Explanation of a match, which is its calculation; identical for person, manager and recruiter. */
export function MatchSheetView({ sheet, actsFor, jobProfile, rowAction }: Props) {
  const { t } = useTranslation(["match", "common"]);
  const format = useFormat();
  const isMine = useAuth().user?.id === sheet.person.id;
  if (sheet.requirements.length === 0) return <Alert severity="info">{t("match:no-information")}</Alert>;
  const ownActs = isMine
    ? (change: LiftChange) => <SkillGrowthActs change={change} jobProfile={jobProfile} />
    : undefined;
  const { have, close, missing } = sheetParts(sheet.requirements);
  if (sheet.score === null) {
    return (
      <div>
        <MatchBar band={null} score={null} />
        <Typography sx={{ mt: 2, color: "text.secondary" }}>
          {t(isMine ? "match:no-skills.mine" : "match:no-skills.theirs")}
        </Typography>
        <RequirementList
          title={t("match:requirements")}
          lines={[...have, ...close, ...missing]}
          hasPoints={false}
          rowAction={rowAction}
        />
      </div>
    );
  }
  return (
    <div>
      <MatchBar band={sheet.band} score={sheet.score} provisional={sheet.provisional} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
        {t("match:basis", { share: format.percent(sheet.confidence) })}
      </Typography>
      <MissingMustHaves sheet={sheet} />
      {sheet.lift && <AdvicePanel lift={sheet.lift} actsFor={actsFor ?? ownActs} />}
      <RequirementList
        title={t(isMine ? "match:parts.have-mine" : "match:parts.have")}
        lines={have}
        hasPoints
        rowAction={rowAction}
      />
      <RequirementList title={t("match:parts.close")} lines={close} hasPoints rowAction={rowAction} />
      <RequirementList title={t("match:parts.missing")} lines={missing} hasPoints rowAction={rowAction} />
      <UnusedSkills skills={sheet.not_used} />
      <ScoreBreakdown sheet={sheet} />
    </div>
  );
}
