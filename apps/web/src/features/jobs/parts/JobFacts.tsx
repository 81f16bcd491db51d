import Typography from "@mui/material/Typography";
import type { Job } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Department, location, hours and salary in one line. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const format = useFormat();
  const { salary_from: from, salary_to: to } = job;
  const pay =
    from !== null && to !== null
      ? t("salary", { from: format.money(from), to: format.money(to) })
      : from !== null && t("salary-from", { from: format.money(from) });
  const facts = [job.department, job.location, job.hours && t("hours", { hours: job.hours }), pay];
  return <Typography sx={{ color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>;
}
