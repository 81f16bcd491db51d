import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { JobMatch } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { MatchCard } from "../../../shared/match/MatchCard.tsx";
import { WhyButton } from "../../../shared/match/WhyButton.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Deadline } from "./Deadline.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { ProjectLink } from "./ProjectLink.tsx";
import { SaveButton } from "./SaveButton.tsx";

interface Props {
  vacancy: JobMatch;
  onExplain: () => void;
}

/** Card of a job: facts, match and reasons. */
export function JobCard({ vacancy, onExplain }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  return (
    <MatchCard
      name={vacancy.name}
      to={pathTo("job-match-details", { jobId: vacancy.id })}
      heading="h2"
      match={
        <Box sx={{ display: "grid", gap: 2, alignContent: "space-between" }}>
          <MatchBar {...vacancy.match} />
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
            <WhyButton name={vacancy.name} onExplain={onExplain} />
            <SaveButton vacancy={vacancy} />
          </Box>
        </Box>
      }
    >
      <JobFacts vacancy={vacancy} />
      <ProjectLink vacancy={vacancy} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
        <time dateTime={vacancy.created_at} title={format.dateTime(vacancy.created_at)}>
          {t("posted", { when: format.relative(vacancy.created_at) })}
        </time>
        {vacancy.available_from && ` · ${t("start", { date: format.date(vacancy.available_from) })}`}
      </Typography>
      <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Deadline vacancy={vacancy} />
        {vacancy.applied && <StatusChip label={t("applied")} tone="info" />}
      </Box>
    </MatchCard>
  );
}
