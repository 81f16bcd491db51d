import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAddGoalPath } from "../../../shared/goals/addGoalPath.ts";
import { MakeGoalButton } from "../../../shared/goals/MakeGoalButton.tsx";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCareerPathQuery } from "../career-path.api.ts";
import { CareerRoutes } from "./CareerRoutes.tsx";
import { CheapestRouteDetails } from "./CheapestRouteDetails.tsx";
import { goalOf } from "./goalOf.ts";
import { OpenJobs } from "./OpenJobs.tsx";
import { Section } from "./Section.tsx";
import { useCareerJobTexts } from "./useCareerJobTexts.ts";

interface Props {
  path: CareerPath;
  /** The selected job; null without one. */
  job: CareerJob | null;
  isCompared: boolean;
  isFull: boolean;
  onCompare: () => void;
  onTry: () => void;
  onDismiss: () => void;
  onClose: () => void;
}

/** Sheet of a job on a career path: routes, effort, open jobs, and the match line by line. */
export function JobSheet(props: Props) {
  const { path, job, isCompared, isFull, onCompare, onTry, onDismiss, onClose } = props;
  const { t } = useTranslation("career-path");
  const words = useCareerJobTexts();
  const goalPath = useAddGoalPath();
  const personId = path.is_own ? undefined : path.person.id;
  const query = { ...(personId && { user_id: personId }), id: job?.id };
  const { currentData, error, refetch } = useGetCareerPathQuery({ query }, { skip: job === null });
  if (job === null) return null;
  const target = currentData?.target;
  const goal = target && goalPath(goalOf(target, personId));
  const isPresent = job.hops === 0;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={job.name}
      subtitle={words.moves(job.hops)}
      width={560}
      actions={
        isPresent ? null : (
          <>
            <Button onClick={onTry}>{t("what-if.open")}</Button>
            {goal && (
              <Button component={Link} to={goal} variant="contained">
                {t("make-goal")}
              </Button>
            )}
          </>
        )
      }
    >
      {!isPresent && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ml: -2 }}>
          <Button onClick={onCompare} disabled={isFull && !isCompared} aria-pressed={isCompared}>
            {t(isCompared ? "compare.remove" : "compare.add")}
          </Button>
          {job.can.includes("dismiss") && <Button onClick={onDismiss}>{t("dismiss.act")}</Button>}
        </Box>
      )}
      {error && <ErrorState title={t("job-failed")} error={error} onRetry={refetch} />}
      {!error && !target && <DetailSkeleton lines={8} />}
      {target && (
        <>
          {target.walked !== null && (
            <Typography sx={{ mt: 3 }}>{t("walked", { count: target.walked })}</Typography>
          )}
          {!isPresent && (
            <Section title={t("routes.title")}>
              <CareerRoutes from={path.present?.name ?? path.person.name} routes={target.routes} />
            </Section>
          )}
          <Section title={t("cheapest.title")}>
            <CheapestRouteDetails route={target.cheapest} />
          </Section>
          <Section title={t("open-title")}>
            <OpenJobs jobs={target.job.open_jobs} />
          </Section>
          <Section title={t("fit-title")}>
            <MatchSheetView
              sheet={target.sheet}
              jobProfile={target.job.id}
              actsFor={
                personId === undefined
                  ? undefined
                  : ({ skill, to }) => (
                      <MakeGoalButton
                        name={skill.name}
                        start={{
                          skills: [{ id: skill.id, level: to }],
                          person: personId,
                          jobProfile: target.job.id,
                        }}
                      />
                    )
              }
            />
          </Section>
        </>
      )}
    </SideSheet>
  );
}
