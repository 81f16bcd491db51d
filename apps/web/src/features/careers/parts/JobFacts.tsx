import Typography from "@mui/material/Typography";
import type { CareersJob } from "@vaardig/contract/careers";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";

/** Department, place, hours and pay in one quiet line. */
export function JobFacts({ job }: { job: CareersJob }) {
  const { t } = useTranslation("careers");
  const format = useFormat();
  const facts = [
    job.department,
    job.location,
    job.hours && t("hours", { hours: job.hours }),
    t("salary", { from: format.money(job.salary_from), to: format.money(job.salary_to) }),
  ];
  return <Typography sx={{ color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>;
}
