import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { useFindExpertsQuery } from "../expertFinder.api.ts";
import { FinderFilters } from "../query/FinderFilters.tsx";
import { QueryCard } from "../query/QueryCard.tsx";
import { useFinderQuery } from "../query/useFinderQuery.ts";
import { toSkillToken, useRequestedSkills } from "../query/useRequestedSkills.ts";
import { ExplainDrawer } from "../results/ExplainDrawer.tsx";
import { Results } from "../results/Results.tsx";
import { ResultsSkeleton } from "../results/ResultsSkeleton.tsx";

const SIZE = 10;
/** Finds employees and candidates by skills; the URL holds the whole search. */
export function ExpertFinderPage() {
  // Loads all namespaces at once, because later ones would suspend the page and lose the focus.
  const { t } = useTranslation([
    "expert-finder",
    "common",
    "required-skills",
    "list",
    "match",
    "search-reading",
    "add-to",
    "validation",
  ]);
  const finding = useFinderQuery();
  const { query, asked, page, openId } = finding;
  const { data, error, isFetching, refetch } = useFindExpertsQuery(
    { body: { ...query, page, size: SIZE } },
    { skip: finding.isEmpty || finding.read === undefined },
  );
  const { skills, remember } = useRequestedSkills(asked, query.skills.length, data?.skills);
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <QueryCard
        skills={skills}
        unnamed={asked.length - skills.length}
        finding={finding}
        onRemember={remember}
        onChange={(next) => {
          remember(next);
          finding.setSkills(next.map(toSkillToken));
        }}
      />
      <FinderFilters finding={finding} />
      {finding.isEmpty ? (
        <EmptyState drawing="search" title={t("empty-title")} description={t("empty-text")} />
      ) : error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ResultsSkeleton rows={SIZE} />
      ) : data.total === 0 ? (
        <EmptyState
          drawing="search"
          title={t("none-title")}
          description={[query.hours !== null && t("hours-unknown"), t("common:no-results-help")]
            .filter(Boolean)
            .join(" ")}
          action={
            finding.isFiltered && (
              <Button variant="outlined" onClick={finding.clearFilters}>
                {t("common:clear-filters")}
              </Button>
            )
          }
        />
      ) : (
        <Results found={data} size={SIZE} isFetching={isFetching} finding={finding} />
      )}
      {openId && query.skills.length > 0 && (
        <ExplainDrawer userId={openId} skills={query.skills} onClose={() => finding.open(null)} />
      )}
    </>
  );
}
