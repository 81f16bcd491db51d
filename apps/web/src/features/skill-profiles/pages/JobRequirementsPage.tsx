import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { SkillGrowthActs } from "../../../shared/match/SkillGrowthActs.tsx";
import { useGetJobRequirementsQuery } from "../../../shared/skills/skills.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { JobFit } from "../fit/JobFit.tsx";

/** Job requirements: the reader's skills against their own job. */
export function JobRequirementsPage() {
  const { t } = useTranslation("skill-profiles");
  const pathTo = usePath();
  const { data, error, refetch } = useGetJobRequirementsQuery();
  const yourSkills = pathTo("your-skills");

  if (!data) {
    return error ? (
      <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton lines={8} />
    );
  }
  const { sheet } = data;
  if (!sheet) {
    return (
      <Card>
        <EmptyState
          drawing="path"
          title={t("none.title")}
          description={t("none.help")}
          action={
            yourSkills && (
              <Button component={Link} to={yourSkills} variant="outlined">
                {t("none.action")}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  return (
    <JobFit
      sheet={sheet}
      title={t("title", { job: sheet.title })}
      help={t("help")}
      action={
        yourSkills && (
          <Button component={Link} to={yourSkills} variant="outlined">
            {t("to-skills")}
          </Button>
        )
      }
      isMine
      jobProfile={data.job_profile_id}
      gapActs={(skill) => {
        const gap = sheet.requirements.find((one) => one.skill.id === skill.id);
        return (
          gap && (
            <SkillGrowthActs
              change={{ skill, from: gap.have, to: gap.need }}
              jobProfile={data.job_profile_id}
            />
          )
        );
      }}
    />
  );
}
