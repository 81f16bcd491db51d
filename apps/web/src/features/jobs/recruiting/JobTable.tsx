import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { RecordTable } from "../../../shared/approval/RecordTable.tsx";
import { Deadline } from "../parts/Deadline.tsx";
import { Applicants } from "./Applicants.tsx";

/** Jobs as table rows. */
export function JobTable({ vacancies }: { vacancies: readonly ListedJob[] }) {
  const { t } = useTranslation(["jobs", "approval"]);
  const format = useFormat();
  const pathTo = usePath();
  return (
    <RecordTable
      label={t("vacancies")}
      name={t("vacancy")}
      rows={vacancies}
      pathOf={({ id }) => pathTo("recruiting-job-details", { jobId: id })}
      aboutOf={({ department, location, hours, headcount }) => [
        department,
        location,
        hours && t("hours", { hours }),
        headcount > 1 && t("headcount", { count: headcount }),
      ]}
      columns={[
        {
          key: "applicants",
          label: t("approval:list.in-the-running"),
          cell: ({ applicants }) => <Applicants stages={applicants} />,
          isKept: true,
        },
      ]}
      more={[
        {
          key: "deadline",
          label: t("field.apply_by"),
          cell: ({ apply_by, closing, publication }) =>
            closing === "passed" && publication === "open" ? (
              <Deadline job={{ apply_by, closing }} />
            ) : (
              apply_by && format.date(apply_by)
            ),
          isWide: true,
        },
        {
          key: "created",
          label: t("created"),
          cell: ({ created_at }) => (
            <time dateTime={created_at} title={format.dateTime(created_at)}>
              {format.relative(created_at)}
            </time>
          ),
          isWide: true,
        },
      ]}
    />
  );
}
