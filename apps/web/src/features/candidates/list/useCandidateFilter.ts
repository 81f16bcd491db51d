import { STAGES } from "@vaardig/contract/applications/pipeline";
import {
  CANDIDATE_SORTS,
  CANDIDATE_SOURCES,
  type CandidateFilter,
  CONSENT_STATES,
  RETENTION_FILTERS,
} from "@vaardig/contract/candidates/candidateList";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** Multi-value filters, by their name in the URL. */
export const LIST_FILTERS = ["stages", "jobs", "pools", "sources", "owners", "places"] as const;
/** Single-value filters. */
export const ONE_FILTERS = ["retention", "consent"] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];
export type OneFilter = (typeof ONE_FILTERS)[number];

const UUID = /^[0-9a-f-]{36}$/;
/** Separator, because names of locations and skills may contain commas. */
const BETWEEN = "~";
const split = (text: string | undefined) => (text ? text.split(BETWEEN).filter(Boolean) : []);

/** A skill of the filter; the URL includes its name, so that it can be shown without a request. */
export interface ChosenSkill {
  id: string;
  name: string;
}

function readSkills(text: string | undefined): ChosenSkill[] {
  return split(text).flatMap((one) => {
    const [id, name] = [one.slice(0, 36), one.slice(37)];
    return UUID.test(id) ? [{ id, name: name || id }] : [];
  });
}

/** Returns search, filters, order and page, stored in the URL. */
export function useCandidateFilter() {
  const { get, number, set } = useAddress();
  const search = get("search") ?? "";
  const [stages, jobs, pools, sources, owners, places] = LIST_FILTERS.map(get);
  const [retention, consent] = ONE_FILTERS.map(get);
  const skills = get("skills");
  const chosen = useMemo(() => {
    const ids = (text: string | undefined) => split(text).filter((id) => UUID.test(id));
    const [stageNames, sourceNames] = [split(stages), split(sources)];
    return {
      stages: STAGES.filter((one) => stageNames.includes(one)),
      jobs: ids(jobs),
      pools: ids(pools),
      sources: CANDIDATE_SOURCES.filter((one) => sourceNames.includes(one)),
      owners: split(owners).filter((one) => one === "me" || one === "nobody" || UUID.test(one)),
      places: split(places),
      retention: RETENTION_FILTERS.find((one) => one === retention),
      consent: CONSENT_STATES.find((one) => one === consent),
      skills: readSkills(skills),
    };
  }, [stages, jobs, pools, sources, owners, places, retention, consent, skills]);
  const filter = useMemo<CandidateFilter>(
    () => ({
      search_query: search,
      ...(chosen.stages.length > 0 && { stages: chosen.stages }),
      ...(chosen.jobs.length > 0 && { job_vacancies: chosen.jobs }),
      ...(chosen.pools.length > 0 && { talent_pools: chosen.pools }),
      ...(chosen.sources.length > 0 && { sources: chosen.sources }),
      ...(chosen.owners.length > 0 && { owners: chosen.owners }),
      ...(chosen.places.length > 0 && { locations: chosen.places }),
      ...(chosen.retention && { retention: chosen.retention }),
      ...(chosen.consent && { consent: chosen.consent }),
      ...(chosen.skills.length > 0 && { skills: chosen.skills.map(({ id }) => id) }),
    }),
    [chosen, search],
  );
  const sort = CANDIDATE_SORTS.find((one) => one === get("sort")) ?? "-added";
  const names = [...LIST_FILTERS, ...ONE_FILTERS, "skills"] as const;
  const kept = ["search", ...names, "sort"].flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  return {
    filter,
    search,
    chosen,
    sort,
    isFiltered: search !== "" || Object.keys(filter).length > 1,
    page: number("page"),
    /** The part stored in a saved view. */
    view: new URLSearchParams(kept).toString(),
    setSearch: (text: string) => set({ search: text }),
    setList: (name: ListFilter, values: readonly string[]) => set({ [name]: values.join(BETWEEN) }),
    setOne: (name: OneFilter, value: string | undefined) => set({ [name]: value ?? null }),
    setSkills: (next: readonly ChosenSkill[]) =>
      set({ skills: next.map(({ id, name }) => `${id}.${name.replaceAll(BETWEEN, " ")}`).join(BETWEEN) }),
    setSort: (next: CandidateSort) => set({ sort: next === "-added" ? null : next }),
    setPage: (page: number) => set({ page }),
    clear: () => set({ search: null, ...Object.fromEntries(names.map((name) => [name, null])) }),
  };
}

export type FilterState = ReturnType<typeof useCandidateFilter>;
