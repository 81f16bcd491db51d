import type { listApplications } from "@vaardig/contract/applications/applications";
import { OUTCOMES, STAGES } from "@vaardig/contract/applications/pipeline";
import type { Payload } from "@vaardig/contract/endpoint";
import { useTranslation } from "react-i18next";
import { ChipRow } from "../../../ui/ChipRow.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import type { ApplicationFilter } from "./useApplicationFilter.ts";

interface Props {
  filter: ApplicationFilter;
  counts: Payload<typeof listApplications> | undefined;
}

/** Search and filters, each option with its number of results. */
export function ApplicationFilters({ filter, counts }: Props) {
  const { t } = useTranslation("applications");
  const { query } = filter;
  return (
    <>
      <SearchField value={query.search_query} onChange={filter.setSearch} label={t("search-list")} />
      <ChipRow>
        <FilterMenu
          label={t("filter-job")}
          options={(counts?.vacancies ?? []).map(({ id, name, count }) => ({
            value: id,
            label: name,
            count,
          }))}
          selected={filter.vacancies}
          onChange={(values) => filter.set("vacancy", values)}
        />
        <FilterMenu
          label={t("stage")}
          options={STAGES.map((stage) => ({
            value: stage,
            label: t(`stages.${stage}`),
            count: counts?.stages.find((one) => one.stage === stage)?.count ?? 0,
          }))}
          selected={query.statuses_filter ?? []}
          onChange={(values) => filter.set("stage", values)}
        />
        <FilterMenu
          label={t("outcome")}
          options={OUTCOMES.map((outcome) => ({
            value: outcome,
            label: t(`outcomes.${outcome}`),
            count: counts?.outcomes.find((one) => one.outcome === outcome)?.count ?? 0,
          }))}
          selected={query.outcome ?? []}
          onChange={(values) => filter.set("outcome", values)}
        />
        <FilterChip
          label={t("filter-mine")}
          selected={query.mine}
          onToggle={() => filter.setMine(!query.mine)}
        />
        <FilterChip
          label={t("filter-open-jobs")}
          selected={query.jobs === "open"}
          onToggle={() => filter.setOpenJobs(query.jobs !== "open")}
        />
        <FilterChip
          label={t("filter-archived")}
          selected={query.archived === "yes"}
          onToggle={() => filter.setArchived(query.archived === "yes" ? "no" : "yes")}
        />
      </ChipRow>
    </>
  );
}
