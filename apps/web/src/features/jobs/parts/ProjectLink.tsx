import Chip from "@mui/material/Chip";
import type { Job } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../../lib/usePath.ts";

/** Link from a role to its project; nothing for a job. */
export function ProjectLink({ job: { project } }: { job: Pick<Job, "project"> }) {
  const { t } = useTranslation("jobs");
  const pathTo = usePath();
  if (!project) return null;
  const to = pathTo("project-details", { projectId: project.id });
  const label = t("project-chip", { name: project.name });
  return to ? (
    <Chip size="small" variant="outlined" label={label} component={Link} to={to} clickable sx={{ mt: 2 }} />
  ) : (
    <Chip size="small" variant="outlined" label={label} sx={{ mt: 2 }} />
  );
}
