import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { useCoursesPath } from "../../../shared/courses/useCoursesPath.ts";
import { MakeGoalButton } from "../../../shared/goals/MakeGoalButton.tsx";
import { SkillGrowthActs } from "../../../shared/match/SkillGrowthActs.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { useGetJobRequirementsQuery } from "../../../shared/skills/skills.api.ts";
import { StepCard } from "../StepCard.tsx";
import { nextStepOf } from "./nextStepOf.ts";

/** The reader's most useful next step, as one sentence with an action; nothing until known. */
export function NextStep() {
  const { t } = useTranslation(["dashboard", "common"]);
  const pathTo = usePath();
  const coursesPath = useCoursesPath();
  const { data, error } = useGetJobRequirementsQuery();
  // Reserves the space while loading; errors are shown with the requirements.
  if (!data && !error) return <Skeleton variant="rounded" height={76} />;
  if (!data?.sheet) return null;
  const step = nextStepOf(data.sheet);
  const careerPath = pathTo("career-path");
  const level = step && asLevel(step.to);
  const sentence = () => {
    if (!step) return t("dashboard:next.complete");
    const skill = step.skill.name;
    if (step.skill.kind === "licence" || !level) return t("dashboard:next.obtain", { skill });
    const values = { skill, level: t(`common:levels.${level}`) };
    if (step.from === null) return t("dashboard:next.learn", values);
    return t(step.from === step.to ? "dashboard:next.confirm" : "dashboard:next.raise", values);
  };
  const courses = step && coursesPath(step.skill, step.from);
  return (
    <StepCard
      title={sentence()}
      text={
        step?.band &&
        t("dashboard:next.reaches", { band: t(`common:bands.${step.band}`), job: data.sheet.title })
      }
      acts={
        step && step.from === step.to ? (
          // A level that is there needs no goal, but to be stated again or confirmed.
          <Suspense fallback={null}>
            <SkillGrowthActs change={step} jobProfile={data.job_profile_id} />
          </Suspense>
        ) : step ? (
          <>
            <MakeGoalButton
              name={step.skill.name}
              start={{
                skills: [{ id: step.skill.id, level: step.to }],
                ...(data.job_profile_id && { jobProfile: data.job_profile_id }),
              }}
            />
            {courses && (
              <Button component={Link} to={courses} size="small">
                {t("dashboard:next.courses")}
              </Button>
            )}
          </>
        ) : (
          careerPath && (
            <Button component={Link} to={careerPath} size="small">
              {t("dashboard:next.career")}
            </Button>
          )
        )
      }
    />
  );
}
