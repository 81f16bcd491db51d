import Typography from "@mui/material/Typography";
import type { Project } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Department and period of a project in one line. */
export function ProjectSummary({ project }: { project: Project }) {
  const { t } = useTranslation("projects");
  const format = useFormat();
  const period = t("period", { from: format.date(project.startDate), to: format.date(project.endDate) });
  const facts = [project.department, period, t("roles-count", { count: project.roles_count })];
  return <Typography sx={{ color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>;
}
