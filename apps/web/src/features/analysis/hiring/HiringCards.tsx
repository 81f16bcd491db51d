import Box from "@mui/material/Box";
import type { HiringAnalysis } from "@vaardig/contract/analysis/hiringAnalysis";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { Pagination } from "../../../ui/Pagination.tsx";
import { FunnelCard } from "./FunnelCard.tsx";
import { OutcomeCard } from "./OutcomeCard.tsx";
import { StagesCard } from "./StagesCard.tsx";

interface Props {
  analysis: HiringAnalysis;
  isFetching: boolean;
  page: number;
  size: number;
  onPage: (page: number) => void;
}

/** Maximum number of departments in the chart, the table and the file. */
const BARS = 12;

/** Cards of the hiring analysis, each with chart and table. */
export function HiringCards({ analysis, isFetching, page, size, onPage }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const pathTo = usePath();
  const { sources, departments, jobs, jobs_total: total } = analysis;
  const best = [...sources].sort((a, b) => b.hired - a.hired)[0];
  const [largest] = departments;
  const nameOf = (department: (typeof departments)[number]["department"]) =>
    department?.name ?? t("hiring.outside");
  return (
    <Box aria-busy={isFetching} sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FunnelCard analysis={analysis} />
      <StagesCard analysis={analysis} />
      <OutcomeCard
        kind="source"
        file="recruiting-sources"
        title={
          best && best.hired > 0
            ? t("hiring.sources-title", { source: t(`hiring.sources.${best.source}`) })
            : t("hiring.sources-title-none")
        }
        help={t("hiring.sources-help")}
        rows={sources.map((row) => ({ ...row, key: row.source, name: t(`hiring.sources.${row.source}`) }))}
      />
      {largest && (
        <OutcomeCard
          kind="department"
          file="recruiting-departments"
          title={t("hiring.departments-title", {
            department: nameOf(largest.department),
            number: format.number(largest.applicants),
          })}
          help={t("hiring.departments-help")}
          rows={departments.slice(0, BARS).map((row) => ({
            ...row,
            key: row.department?.id ?? "none",
            name: nameOf(row.department),
          }))}
        />
      )}
      <OutcomeCard
        kind="job"
        file="recruiting-jobs"
        isFetching={isFetching}
        title={t("hiring.jobs-title")}
        help={t("hiring.jobs-help")}
        rows={jobs.map((row) => ({
          ...row,
          key: row.job.id,
          name: row.job.name,
          to: pathTo("recruiting-job-pipeline", { jobId: row.job.id }),
        }))}
        below={<Pagination page={page} size={size} total={total} onPage={onPage} />}
      />
    </Box>
  );
}
