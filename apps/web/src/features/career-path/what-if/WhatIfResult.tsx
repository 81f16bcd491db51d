import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { CareerTrial } from "@vaardig/contract/career-path/careerPath";
import type { MatchSummary } from "@vaardig/contract/matching";
import ArrowIcon from "lucide-react/icons/arrow-right";
import { useTranslation } from "react-i18next";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { CheapestRouteDetails } from "../job/CheapestRouteDetails.tsx";
import { Section } from "../job/Section.tsx";

interface Props {
  trial: CareerTrial;
  /** True before any change. */
  isStart: boolean;
}

/** Result of a trial: match with the target, jobs whose band changes, and newly reachable jobs. */
export function WhatIfResult({ trial: { jobs, target, too_high: tooHigh }, isStart }: Props) {
  const { t } = useTranslation("career-path");
  const changed = jobs.filter(({ before, after, is_new: isNew }) => isNew || before.band !== after.band);
  return (
    <>
      {target && (
        <Section title={target.job.name}>
          <BeforeAfter before={target.before} after={target.after} />
        </Section>
      )}
      <Section title={t("what-if.changes")}>
        <Typography role="status" sx={{ color: changed.length > 0 ? "text.primary" : "text.secondary" }}>
          {isStart
            ? t("what-if.start")
            : changed.length > 0
              ? t("what-if.changed", { count: changed.length })
              : t("what-if.unchanged")}
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0, display: "grid", gap: 4 }}>
          {changed.map(({ job, before, after, is_new: isNew }) => (
            <li key={job.id}>
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{job.name}</Typography>
                {isNew && <Chip size="small" color="primary" variant="outlined" label={t("what-if.new")} />}
              </Box>
              <BeforeAfter before={before} after={after} />
            </li>
          ))}
        </Box>
      </Section>
      {tooHigh.length > 0 && (
        <Section title={t("what-if.too-high")}>
          <Typography>{tooHigh.map(({ name }) => name).join(", ")}</Typography>
        </Section>
      )}
      {target && (
        <Section title={t("cheapest.title")}>
          <CheapestRouteDetails route={target.cheapest} />
        </Section>
      )}
    </>
  );
}

function BeforeAfter({ before, after }: { before: MatchSummary; after: MatchSummary }) {
  const { t } = useTranslation("career-path");
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
        alignItems: "center",
        gap: 3,
      }}
    >
      <MatchBar {...before} />
      <ArrowIcon size={16} role="img" aria-label={t("what-if.becomes")} />
      <MatchBar {...after} />
    </Box>
  );
}
