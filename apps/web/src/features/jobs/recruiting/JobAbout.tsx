import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { Deadline } from "../parts/Deadline.tsx";
import { JobFacts } from "../parts/JobFacts.tsx";

/** Facts of a job for its team: place, pay, number of people, dates, deadline and project. */
export function JobAbout({ job }: { job: JobDetail }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  const { project } = job;
  const projectPath = project && pathTo("recruiting-project", { projectId: project.id });
  const more = [
    t("headcount", { count: job.headcount }),
    job.available_from && t("start", { date: format.date(job.available_from) }),
    job.starts_on &&
      job.ends_on &&
      t("period", {
        from: format.date(job.starts_on),
        to: format.date(job.ends_on),
      }),
    job.external && t("shown-outside"),
  ].filter(Boolean);
  return (
    <>
      <JobFacts job={job} />
      <Typography sx={{ color: "text.secondary" }}>{more.join(" · ")}</Typography>
      {job.closing === "passed" && job.publication === "open" && job.apply_by ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t("overdue", { date: format.date(job.apply_by) })}
        </Alert>
      ) : (
        <Box sx={{ mt: 2 }}>
          <Deadline job={job} />
        </Box>
      )}
      {project && (
        <Typography sx={{ mt: 1 }}>
          {t("role-of")}{" "}
          {projectPath ? (
            <Link component={RouterLink} to={projectPath}>
              {project.name}
            </Link>
          ) : (
            project.name
          )}
        </Typography>
      )}
    </>
  );
}
