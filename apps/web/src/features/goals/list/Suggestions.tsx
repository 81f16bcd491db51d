import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useAddGoalPath } from "../../../shared/goals/addGoalPath.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { useDeclineGoalSuggestionMutation, useGetGoalSuggestionsQuery } from "../goals.api.ts";

/** Suggested goals: the costliest gaps to the job. Each can be turned into a goal, or dismissed. */
export function Suggestions({ person }: { person?: string }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const addGoal = useAddGoalPath();
  const notifyErrors = useNotifyErrors();
  const [decline, { isLoading }] = useDeclineGoalSuggestionMutation();
  const { data } = useGetGoalSuggestionsQuery({ query: person ? { user_id: person } : {} });
  const list = data?.data ?? [];
  const [first] = list;
  if (!first) return null;
  return (
    <Card component="section" aria-labelledby="suggested-goals" sx={{ mb: 6 }}>
      <CardContent>
        <Typography id="suggested-goals" variant="h2">
          {t("suggestions.title", { job: first.job_profile.name })}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: "none" }}>
          {list.map(({ skill, level, current, points, must_have: isMust, job_profile: job }) => {
            const start = {
              skills: [{ id: skill.id, level }],
              jobProfile: job.id,
              ...(person && { person }),
            };
            const to = addGoal(start);
            return (
              <Box
                component="li"
                key={skill.id}
                sx={{
                  py: 3,
                  display: "flex",
                  flexWrap: "wrap",
                  columnGap: 4,
                  rowGap: 2,
                  alignItems: "center",
                  borderTop: 1,
                  borderColor: "divider",
                }}
              >
                <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{skill.name}</Typography>
                  <Typography variant="caption" sx={{ color: "text.secondary" }}>
                    {[
                      isMust && t("suggestions.must"),
                      t("suggestions.points", {
                        points: format.number(points, { maximumFractionDigits: 1 }),
                      }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </Typography>
                </Box>
                <LevelSteps level={current} required={level} kind={skill.kind} />
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
                  {to && (
                    <Button
                      component={Link}
                      to={to}
                      variant="outlined"
                      aria-label={t("suggestions.accept-named", { name: skill.name })}
                    >
                      {t("suggestions.accept")}
                    </Button>
                  )}
                  {!person && (
                    <Button
                      disabled={isLoading}
                      aria-label={t("suggestions.decline-named", { name: skill.name })}
                      onClick={() =>
                        void notifyErrors(() => decline({ body: { skill_id: skill.id, level } }).unwrap())
                      }
                    >
                      {t("suggestions.decline")}
                    </Button>
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      </CardContent>
    </Card>
  );
}
