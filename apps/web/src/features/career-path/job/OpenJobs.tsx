import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CareerJob } from "@vaardig/contract/career-path/careerJob";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";

/** Open jobs with this job profile, as links. */
export function OpenJobs({ jobs }: { jobs: CareerJob["open_jobs"] }) {
  const { t } = useTranslation("career-path");
  const pathTo = usePath();
  if (jobs.count === 0) return <Typography sx={{ color: "text.secondary" }}>{t("open-none")}</Typography>;
  const more = jobs.count - jobs.first.length;
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {jobs.first.map(({ id, name }) => {
        const to = pathTo("job-match-details", { jobId: id });
        return (
          <li key={id}>
            {to ? (
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
      {more > 0 && <li>{t("open-more", { count: more })}</li>}
    </Box>
  );
}
