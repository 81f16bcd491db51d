import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useListCandidateFiltersQuery } from "../../../shared/people/candidateFilters.api.ts";
import { FilterMenu, type FilterOption } from "../../../ui/FilterMenu.tsx";
import { SkillFilter } from "./SkillFilter.tsx";
import type { FilterState, ListFilter, OneFilter } from "./useCandidateFilter.ts";

export type FilterName = ListFilter | OneFilter | "skills";

/** One filter of the candidate list, with a count per option. */
export function CandidateFilterMenu({ name, filtering }: { name: FilterName; filtering: FilterState }) {
  const { t } = useTranslation("candidates");
  const { chosen } = filtering;
  const options = useChoices(chosen);
  if (name === "skills") return <SkillFilter skills={chosen.skills} onChange={filtering.setSkills} />;
  const label = t(`filters.${name}`);
  if (name === "retention" || name === "consent") {
    const value = chosen[name];
    return (
      <FilterMenu
        single
        label={label}
        options={options[name]}
        selected={value ? [value] : []}
        onChange={([one]) => filtering.setOne(name, one)}
      />
    );
  }
  return (
    <FilterMenu
      label={label}
      options={options[name]}
      selected={chosen[name]}
      onChange={(values) => filtering.setList(name, values)}
    />
  );
}

function useChoices(chosen: FilterState["chosen"]): Record<ListFilter | OneFilter, FilterOption[]> {
  const { t } = useTranslation("candidates");
  const { data } = useListCandidateFiltersQuery();
  const { user } = useAuth();
  const isRecruiter = user?.system_role === "moderator";
  const named = (list: readonly { id: string; name: string; count: number }[] = []) =>
    list.map(({ id, name, count }) => ({ value: id, label: name, count }));
  const own = data?.recruiters.find(({ id }) => id === user?.id);
  return {
    // Active applications are never in a rejection stage.
    stages: (data?.stages ?? [])
      .filter(({ value, count }) => count > 0 || chosen.stages.includes(value))
      .map((one) => ({ ...one, label: t(`stages.${one.value}`) })),
    jobs: named(data?.job_vacancies),
    pools: named(data?.talent_pools),
    sources: (data?.sources ?? []).map((one) => ({ ...one, label: t(`sources.${one.value}`) })),
    owners: [
      ...(isRecruiter ? [{ value: "me", label: t("owner.me"), count: own?.count ?? 0 }] : []),
      { value: "nobody", label: t("owner.no-one"), count: data?.nobody ?? 0 },
      ...named(data?.recruiters.filter((one) => one !== own)),
    ],
    places: (data?.locations ?? []).map(({ name, count }) => ({ value: name, label: name, count })),
    retention: (data?.retentions ?? []).map((one) => ({ ...one, label: t(`retention.filter.${one.value}`) })),
    consent: (data?.consents ?? []).map((one) => ({ ...one, label: t(`consent.${one.value}`) })),
  };
}
