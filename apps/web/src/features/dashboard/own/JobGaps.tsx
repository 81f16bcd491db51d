import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { usePath } from "../../../lib/usePath.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { useGetJobRequirementsQuery } from "../../../shared/skills/skills.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { Panel } from "../Panel.tsx";

const FIRST = 3;

/** The reader's match with the own job, and its costliest gaps. */
export function JobGaps() {
  const { t } = useTranslation("dashboard");
  const pathTo = usePath();
  const { data, error, refetch } = useGetJobRequirementsQuery();
  const sheet = data?.sheet;
  const gaps = (sheet?.requirements ?? [])
    .filter(({ status }) => status !== "met")
    .sort((a, b) => b.lost - a.lost);
  // Where nothing is short, what weighs most.
  const shown = gaps.length > 0 ? gaps : (sheet?.requirements ?? []).toSorted((a, b) => b.points - a.points);
  const more = sheet ? { to: pathTo("job-requirements"), label: t("job.all") } : undefined;
  return (
    <Panel title={t("job.title")} text={sheet && t("job.of", { job: sheet.title })} more={more}>
      {!data ? (
        error ? (
          <ErrorState title={t("job.load-failed")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={FIRST} />
        )
      ) : !sheet ? (
        <Typography sx={{ color: "text.secondary" }}>{t("job.none")}</Typography>
      ) : (
        <>
          <MatchBar band={sheet.band} score={sheet.score} />
          <Typography sx={{ mt: 4, mb: 2, color: "text.secondary" }}>
            {gaps.length > 0 ? t("job.gaps", { count: gaps.length }) : t("job.complete")}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {shown.slice(0, FIRST).map(({ skill, need, have }) => (
              <Box component="li" key={skill.id} sx={{ py: 2, display: "grid", gap: 1 }}>
                <span>{skill.name}</span>
                <LevelSteps level={have} required={need} kind={skill.kind} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}
