import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";
import { useGetHiringAnalysisQuery } from "../analysis.api.ts";
import { HiringFilters } from "../filters/HiringFilters.tsx";
import { useHiringFilter } from "../filters/useHiringFilter.ts";
import { PageTools } from "../frame/PageTools.tsx";
import { PrintStyles } from "../frame/PrintStyles.tsx";
import { HiringCards } from "../hiring/HiringCards.tsx";

const SIZE = 10;

/** Hiring analysis: sources, funnel and duration. */
export function RecruitingAnalysisPage() {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  // A phone has them among what its bar unfolds.
  const isPhone = useBarSlot() !== null;
  const filtering = useHiringFilter();
  const jobs = usePath()("recruiting-jobs");
  const { address, query } = filtering;
  const page = address.number("page");
  const read = useGetHiringAnalysisQuery({ query: { ...query, page, size: SIZE } });
  const { data, currentData, error, isFetching, refetch } = read;
  const analysis = currentData ?? data;
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={t("hiring.title")}
        description={t("hiring.description")}
        action={!isPhone && <PageTools />}
      >
        <HiringFilters filtering={filtering} />
        {isPhone && <PageTools />}
      </PageHeader>
      {error && !currentData ? (
        <ErrorState title={t("hiring.load-failed")} error={error} onRetry={refetch} />
      ) : !analysis ? (
        <Card sx={{ p: 6 }}>
          <ListSkeleton rows={8} />
        </Card>
      ) : analysis.applicants === 0 ? (
        <Card>
          <EmptyState
            drawing="path"
            title={t("hiring.empty-title")}
            description={t("hiring.empty-help")}
            action={
              jobs && (
                <Button component={Link} to={jobs} variant="outlined">
                  {t("hiring.empty-action")}
                </Button>
              )
            }
          />
        </Card>
      ) : (
        <>
          <Typography sx={{ mb: 3, color: "text.secondary" }}>
            {`${t("hiring.since", { date: format.date(analysis.since) })}. ${t("hiring.erased")}`}
          </Typography>
          <HiringCards
            analysis={analysis}
            isFetching={isFetching}
            page={page}
            size={SIZE}
            onPage={(next) => address.set({ page: next }, true)}
          />
        </>
      )}
    </>
  );
}
