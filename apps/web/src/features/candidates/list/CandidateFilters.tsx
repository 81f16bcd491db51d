import Button from "@mui/material/Button";
import { CANDIDATE_SOURCES, CONSENT_STATES } from "@vaardig/contract/candidateList";
import { STAGES } from "@vaardig/contract/pipeline";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { ChipRow } from "../../../ui/ChipRow.tsx";
import { FilterMenu, type FilterOption } from "../../../ui/FilterMenu.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { SavedViews } from "../../../ui/savedViews/SavedViews.tsx";
import { useListCandidateFiltersQuery } from "../candidates.api.ts";
import { SkillFilter } from "./SkillFilter.tsx";
import { type Filtering, LIST_FILTERS, type ListFilter, RETENTIONS } from "./useCandidateFilter.ts";

/** Search, saved views, and the filters, each with how many it holds. */
export function CandidateFilters({ filtering }: { filtering: Filtering }) {
  const { t } = useTranslation(["candidates", "common"]);
  const { data } = useListCandidateFiltersQuery();
  const { user } = useAuth();
  const { chosen } = filtering;
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const options: Record<ListFilter, FilterOption[]> = {
    stages: STAGES.map((value) => ({ value, label: t(`stages.${value}`) })),
    jobs: named(data?.job_vacancies),
    pools: named(data?.talent_pools),
    sources: CANDIDATE_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    owners: [
      ...(user?.system_role === "moderator" ? [{ value: "me", label: t("owner.me") }] : []),
      { value: "nobody", label: t("owner.nobody") },
      ...named(data?.recruiters).filter(({ value }) => value !== user?.id),
    ],
    places: (data?.locations ?? []).map(({ name, count }) => ({ value: name, label: name, count })),
  };
  return (
    <>
      <SearchField value={filtering.search} onChange={filtering.setSearch} label={t("search")} />
      <ChipRow>
        <SavedViews screen="candidates" search={filtering.view} />
        {LIST_FILTERS.map((name) => (
          <FilterMenu
            key={name}
            label={t(`filters.${name}`)}
            options={options[name]}
            selected={chosen[name]}
            onChange={(values) => filtering.setList(name, values)}
          />
        ))}
        <SkillFilter skills={chosen.skills} onChange={filtering.setSkills} />
        <FilterMenu
          single
          label={t("filters.retention")}
          options={RETENTIONS.map((value) => ({ value, label: t(`retention.filter.${value}`) }))}
          selected={chosen.retention ? [chosen.retention] : []}
          onChange={([value]) => filtering.setOne("retention", value)}
        />
        <FilterMenu
          single
          label={t("filters.consent")}
          options={CONSENT_STATES.map((value) => ({ value, label: t(`consent.${value}`) }))}
          selected={chosen.consent ? [chosen.consent] : []}
          onChange={([value]) => filtering.setOne("consent", value)}
        />
      </ChipRow>
      {filtering.isFiltered && <Button onClick={filtering.clear}>{t("common:clear-filters")}</Button>}
    </>
  );
}
