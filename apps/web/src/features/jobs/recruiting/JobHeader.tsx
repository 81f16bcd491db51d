import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordBar } from "../../../shared/approval/RecordBar.tsx";
import { RecordHeader } from "../../../shared/approval/RecordHeader.tsx";
import { Deadline } from "../parts/Deadline.tsx";
import { JobFacts } from "../parts/JobFacts.tsx";
import { useJobCommands } from "./useJobCommands.ts";

interface Props {
  /** When given, the header collapses to one line with these tabs. */
  tabs?: ReactNode;
  job: JobDetail;
  refetch: () => unknown;
}

/** Header of a job: name, status and actions. */
export function JobHeader({ job, refetch, tabs }: Props) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const pathTo = usePath();
  const commands = useJobCommands();
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
  const header = {
    record: job,
    hasChange: job.change_waiting,
    commands,
    refetch,
    editPath: pathTo("edit-job", { jobId: job.id }),
  };
  if (tabs)
    return (
      <RecordBar {...header} back={t("back-to-jobs")}>
        {tabs}
      </RecordBar>
    );
  return (
    <RecordHeader {...header}>
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
    </RecordHeader>
  );
}
