import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListApplicationsQuery } from "../applications.api.ts";
import { isOverdue } from "../board/isOverdue.ts";
import { useNextActionText } from "../board/useNextActionText.ts";
import { useApplicationsPath } from "../list/applicationsPath.ts";

const FEW = 5;

/** Stages in which applications wait for the recruiter, each with its words. */
const WAITS = {
  Application: { title: "waiting.applicants", none: "waiting.no-applicants", sort: "newest" },
  "Job offer": { title: "waiting.offers", none: "waiting.no-offers", sort: "oldest" },
} as const;

/** The reader's active applications in a stage of all jobs that are not closed, each leading to its record. */
export function WaitingApplications({ stage }: { stage: keyof typeof WAITS }) {
  const { t } = useTranslation("applications");
  const id = useId();
  const pathOf = useApplicationsPath();
  const { title, none, sort } = WAITS[stage];
  const { data, error, refetch } = useListApplicationsQuery(
    {
      query: {
        jobs: "open",
        statuses_filter: [stage],
        outcome: ["active"],
        sort,
        size: FEW,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const all = pathOf(stage, { outcome: "active" });
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "baseline" }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: "1 1 auto" }}>
          {t(title)}
        </Typography>
        {all && data && data.total > 0 && (
          <Link component={RouterLink} to={all} variant="caption" sx={{ fontWeight: 500 }}>
            {t("waiting.all", { count: data.total })}
          </Link>
        )}
      </Box>
      <Box sx={{ mt: 2 }}>
        {error ? (
          <ErrorState title={t("list-failed")} error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rows={3} />
        ) : data.data.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t(none)}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {data.data.map((row) => (
              <Row key={row.id} row={row} to={pathOf(stage, { outcome: "active", open: row.id })} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function Row({ row, to }: { row: ApplicationListRow; to: string | undefined }) {
  const format = useFormat();
  const nextWords = useNextActionText();
  const { person, vacancy, next_action: next, stage_since: since } = row;
  const isLate = next !== null && isOverdue(next, localDay());
  return (
    <Box component="li" sx={{ display: "flex", gap: 3, alignItems: "center", minHeight: 52, py: 1 }}>
      <PersonAvatar name={person.name} src={person.photo_url} size={32} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {to ? (
          <Link component={RouterLink} to={to} className="long-words" sx={{ fontWeight: 500 }}>
            {person.name}
          </Link>
        ) : (
          person.name
        )}
        <Typography variant="caption" component="p" className="long-words" sx={{ color: "text.secondary" }}>
          {vacancy.name} · <time title={format.dateTime(since)}>{format.relative(since)}</time>
        </Typography>
        {next && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: isLate ? "warning.main" : "text.primary" }}
          >
            {nextWords(next)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
