import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePath } from "../../../lib/usePath.ts";
import { RecordBar } from "../../../shared/approval/RecordBar.tsx";
import { RecordHeader } from "../../../shared/approval/RecordHeader.tsx";
import { JobAbout } from "./JobAbout.tsx";
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
  const pathTo = usePath();
  const commands = useJobCommands();
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
      <JobAbout job={job} />
    </RecordHeader>
  );
}
