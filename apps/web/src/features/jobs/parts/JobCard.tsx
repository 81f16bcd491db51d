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
  job: JobMatch;
  onExplain: () => void;
}

/** Card of a job: facts, match and reasons. */
export function JobCard({ job, onExplain }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  return (
    <MatchCard
      name={job.name}
      to={pathTo("job-match-details", { jobId: job.id })}
      heading="h2"
      match={
        <Box sx={{ display: "grid", gap: 2, alignContent: "space-between" }}>
          <MatchBar {...job.match} />
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
            <WhyButton name={job.name} onExplain={onExplain} />
            <SaveButton job={job} />
          </Box>
        </Box>
      }
    >
      <JobFacts job={job} />
      <ProjectLink job={job} />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
        <time dateTime={job.created_at} title={format.dateTime(job.created_at)}>
          {t("posted", { when: format.relative(job.created_at) })}
        </time>
        {job.available_from && ` · ${t("start", { date: format.date(job.available_from) })}`}
      </Typography>
      <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Deadline job={job} />
        {job.applied && <StatusChip label={t("applied")} tone="info" />}
      </Box>
    </MatchCard>
  );
}
