import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { jobKind } from "@vaardig/contract/jobs/jobs";
import { BANDS, type Band } from "@vaardig/contract/limits";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { z } from "zod";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ApplyButton } from "../../../shared/apply/ApplyButton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { CardsSkeleton } from "../../../ui/Skeletons.tsx";
import { useListJobMatchesQuery } from "../jobs.api.ts";
import { JobCard } from "./JobCard.tsx";
import { JobFilters } from "./JobFilters.tsx";
import { MatchSheetDrawer } from "./MatchSheetDrawer.tsx";

const SIZE = 10;

/** Jobs by match, all open or saved ones, with the explanation beside them. */
export function JobList({ saved }: { saved: boolean }) {
  const { t } = useTranslation(["jobs", "common"]);
  const { get, number, set } = useAddress();
  const pathTo = usePath();
  const page = number("page");
  const kind = jobKind.catch("all").parse(get("kind"));
  const [band, department, search] = [get("band") as Band | undefined, get("department"), get("search")];
  const min = z.enum(BANDS).optional().catch(undefined).parse(get("min"));
  const isClosing = get("closing") === "soon";
  const { data, error, isFetching, refetch } = useListJobMatchesQuery({
    query: {
      page,
      size: SIZE,
      ...(saved && { saved: "true" }),
      ...(search && { search_query: search }),
      ...(band && { band }),
      ...(department && { department }),
      kind,
      ...(min && { min_band: min }),
      ...(isClosing && { closing: "soon" as const }),
      ...(get("sort") === "deadline" && { sort: "deadline" as const }),
    },
  });
  const open = data?.data.find((job) => job.id === get("open"));
  const isFiltered = Boolean(band || department || search || min || isClosing) || kind !== "all";
  if (error) return <ErrorState title={t("jobs:load-failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardsSkeleton width="100%" />;
  return (
    <>
      {(data.total > 0 || isFiltered) && <JobFilters matches={data} isSaved={saved} />}
      {data.total > 0 && (
        <Typography
          variant="caption"
          component="p"
          aria-live="polite"
          sx={{ mb: 3, color: "text.secondary" }}
        >
          {t("jobs:count", { count: data.total })}
        </Typography>
      )}
      <CardStack isFetching={isFetching}>
        {data.data.map((job) => (
          <JobCard key={job.id} job={job} onExplain={() => set({ open: job.id })} />
        ))}
      </CardStack>
      {data.total === 0 &&
        (isFiltered ? (
          <EmptyState
            drawing="search"
            title={t("common:no-results")}
            description={t("common:no-results-help")}
            action={
              <Button
                variant="outlined"
                onClick={() =>
                  set({ band: null, department: null, search: null, kind: null, min: null, closing: null })
                }
              >
                {t("common:clear-filters")}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t(saved ? "jobs:none-saved-title" : "jobs:none-title")}
            description={t(saved ? "jobs:none-saved-text" : "jobs:none-text")}
            action={
              saved && (
                <Button variant="outlined" component={Link} to={pathTo("job-matches") ?? ""}>
                  {t("jobs:see-matches")}
                </Button>
              )
            }
          />
        ))}
      <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />
      <MatchSheetDrawer
        vacancyId={open?.id}
        title={t("jobs:your-match")}
        subtitle={open?.name ?? ""}
        onClose={() => set({ open: null })}
        actions={
          open && (
            // Its words come later than the sheet, beside which the list stays.
            <Suspense fallback={null}>
              <ApplyButton job={open} open={open.can.includes("apply")} />
            </Suspense>
          )
        }
      />
    </>
  );
}
