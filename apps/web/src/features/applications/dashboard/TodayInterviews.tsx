import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useListHeldInterviewsQuery } from "../../../shared/interviews/interviews.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";

const dayOf = (moment: string | number) => new Date(moment).toDateString();

/** The reader's interviews of today by time, each leading to its preparation. */
export function TodayInterviews() {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const list = usePath()("interviews");
  const { data, error, refetch } = useListHeldInterviewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = data?.data.filter(({ starts_at: at }) => dayOf(at) === dayOf(Date.now())) ?? [];
  return (
    <Card component="section" aria-labelledby="today-interviews" sx={{ p: { xs: 4, sm: 6 } }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline" }}>
        <Typography id="today-interviews" variant="h3" component="h2" sx={{ flex: "1 1 auto" }}>
          {t("today-interviews")}
        </Typography>
        {list && (
          <Link component={RouterLink} to={list} variant="caption" sx={{ fontWeight: 500 }}>
            {t("all-interviews")}
          </Link>
        )}
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={2} />
      ) : today.length === 0 ? (
        <Typography sx={{ mt: 3, color: "text.secondary" }}>{t("no-interviews-today")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
          {today.map(({ id, application_id: applicationId, applicant, vacancy, starts_at: at }) => (
            <Box component="li" key={id} sx={{ display: "flex", gap: 3, minWidth: 0 }}>
              <Typography className="tabular" sx={{ fontWeight: 600 }}>
                {format.time(at)}
              </Typography>
              <Box sx={{ minWidth: 0 }}>
                {list ? (
                  <Link component={RouterLink} to={`${list}?open=${applicationId}`} sx={{ fontWeight: 500 }}>
                    {applicant.name}
                  </Link>
                ) : (
                  applicant.name
                )}
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {vacancy}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
