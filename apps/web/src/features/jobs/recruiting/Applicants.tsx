import Typography from "@mui/material/Typography";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { useTranslation } from "react-i18next";
import { ONE_LINE } from "../../../ui/list/rowStyle.ts";

/** Number of active applicants, and the most advanced stage. */
export function Applicants({ stages }: { stages: ListedJob["applicants"] }) {
  const { t } = useTranslation("jobs");
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <Typography sx={{ color: "text.secondary" }}>{t("no-applicants")}</Typography>;
  const parts = stages.map(({ stage, count }) => t(`stage.${stage}`, { count }));
  return (
    <>
      <Typography className="tabular" sx={{ fontWeight: 500 }}>
        {t("running", { count: total })}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        title={parts.join(" · ")}
        sx={{ color: "text.secondary", maxWidth: 220, ...ONE_LINE }}
      >
        {parts.join(" · ")}
      </Typography>
    </>
  );
}
