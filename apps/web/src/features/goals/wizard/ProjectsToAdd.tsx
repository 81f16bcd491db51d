import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetGoalProjectsQuery } from "../goals.api.ts";
import { OfferedAction } from "./OfferedAction.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

/** Open projects that require the goal's skills; empty when loading fails. */
export function ProjectsToAdd({ wizard }: { wizard: GoalWizard }) {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const { skills, actions } = wizard.values;
  const asked = { skills: skills.map(({ skill }) => skill.id), exclude: [] };
  const { data } = useGetGoalProjectsQuery({
    query: { type: "goal_projects", value: btoa(JSON.stringify(asked)) },
  });
  const projects = data?.projects ?? [];
  if (projects.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="projects-to-add">
      <Typography id="projects-to-add" variant="h3" sx={{ mb: 3 }}>
        {t("wizard.projects")}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {projects.map((project) => (
          <OfferedAction
            key={project.id}
            title={project.name}
            about={[
              t("wizard.project-roles", { roles: format.list(project.roles) }),
              t("wizard.project-skills", { skills: format.list(project.skills.map(({ name }) => name)) }),
            ].join(" · ")}
            isAdded={actions.some((one) => one.project_id === project.id)}
            onAdd={() =>
              wizard.addAction({
                kind: "project",
                title: project.name,
                course_id: null,
                project_id: project.id,
                skill_id: null,
              })
            }
          />
        ))}
      </Box>
    </Box>
  );
}
