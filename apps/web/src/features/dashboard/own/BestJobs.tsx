import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListBestVacanciesQuery } from "../dashboard.api.ts";
import { Panel } from "../Panel.tsx";

const FIRST = 3;

/** The company's open jobs that best match the reader. */
export function BestJobs() {
  const { t } = useTranslation("dashboard");
  const pathTo = usePath();
  const { data, error, refetch } = useListBestVacanciesQuery({ query: { size: FIRST } });
  const more = data?.total
    ? { to: pathTo("job-matches"), label: t("jobs.all", { count: data.total }) }
    : undefined;
  return (
    <Panel title={t("jobs.title")} more={more}>
      {!data ? (
        error ? (
          <ErrorState title={t("jobs.load-failed")} error={error} onRetry={refetch} />
        ) : (
          <ListSkeleton rows={FIRST} />
        )
      ) : data.total === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("jobs.none")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map(({ id, name, department, location, match }) => (
            <Box
              component="li"
              key={id}
              sx={{
                py: 3,
                display: "grid",
                gap: 3,
                gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
                "&:first-of-type": { pt: 0 },
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Link component={RouterLink} to={pathTo("job-match-details", { jobId: id }) ?? ""}>
                  {name}
                </Link>
                <Typography variant="caption" component="p" sx={{ mt: "2px", color: "text.secondary" }}>
                  {[department, location].filter(Boolean).join(" · ")}
                </Typography>
              </Box>
              <MatchBar {...match} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
