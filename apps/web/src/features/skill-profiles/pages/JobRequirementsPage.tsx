import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { MakeGoalButton } from "../../../shared/goals/MakeGoalButton.tsx";
import { MatchSheetView } from "../../../shared/match/MatchSheetView.tsx";
import { useGetJobRequirementsQuery } from "../../../shared/skills/skills.api.ts";
import { WishButton } from "../../../shared/skills/WishButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { Gaps } from "../job-requirements/Gaps.tsx";

/** Job requirements: my skills held against my own job. */
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
  const levelOf = (id: string) => sheet.requirements.find(({ skill }) => skill.id === id)?.need ?? 1;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
      }}
    >
      <Card component="section" aria-labelledby="job">
        <CardContent>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start", mb: 5 }}>
            <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
              <Typography id="job" variant="h2">
                {t("title", { job: sheet.title })}
              </Typography>
              <Typography sx={{ mt: 1, color: "text.secondary" }}>{t("help")}</Typography>
            </Box>
            {yourSkills && (
              <Button component={Link} to={yourSkills} variant="outlined">
                {t("to-skills")}
              </Button>
            )}
          </Box>
          <MatchSheetView
            sheet={sheet}
            actionFor={(skill) => (
              <>
                <WishButton skill={skill} />
                <MakeGoalButton
                  name={skill.name}
                  start={{
                    skills: [{ id: skill.id, level: levelOf(skill.id) }],
                    ...(data.job_profile_id && { jobProfile: data.job_profile_id }),
                  }}
                />
              </>
            )}
          />
        </CardContent>
      </Card>
      <Gaps requirements={sheet.requirements} />
    </Box>
  );
}
