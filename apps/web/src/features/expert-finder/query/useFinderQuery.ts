import type { ExpertQuery } from "@vaardig/contract/expert-finder/expertFinder";
import { SEARCH_SKILLS_MAX } from "@vaardig/contract/expert-finder/expertFinder";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";
import { type ParsedSearchText, useSearchReading } from "../../../shared/search-reading/useSearchReading.ts";
import { EMPTY_SEARCH, formatTokens, parseTokens, type SkillToken, searchToSend } from "./skillTokens.ts";

export const PEOPLE_SIDES = ["all", "internal", "external"] as const;
type Side = (typeof PEOPLE_SIDES)[number];
/** Options for weekly hours. */
export const WEEKLY_HOURS = [8, 16, 24, 32, 36, 40] as const;

const UUID = /^[0-9a-f-]{36}$/;
/** Separator, because names of locations may contain commas. */
const BETWEEN = "~";
const split = (text: string | undefined) => (text ? text.split(BETWEEN).filter(Boolean) : []);
const NAMES = ["skills", "search", "people", "departments", "places", "hours"] as const;

/** Returns the skills of the text that are not searched otherwise. */
function understoodBeside(asked: readonly SkillToken[], read: ParsedSearchText | undefined): SkillToken[] {
  const given = new Set(asked.map((one) => one.skill_id));
  return (read?.skills ?? []).flatMap(({ skill, level }) =>
    given.has(skill.id) ? [] : [{ ...EMPTY_SEARCH, skill_id: skill.id, level }],
  );
}

/** Returns the whole search, stored in the URL; every change except typing adds a history entry. */
export function useFinderQuery() {
  const { get, number, set } = useAddress();
  const [skills, search = "", people, departments, places, hours] = NAMES.map(get);
  const asked = useMemo(() => parseTokens(skills), [skills]);
  const read = useSearchReading(search);
  const query = useMemo<ExpertQuery>(
    () => ({
      skills: searchToSend([...asked, ...understoodBeside(asked, read)]).slice(0, SEARCH_SKILLS_MAX),
      search_query: read?.rest ?? "",
      people: PEOPLE_SIDES.find((one) => one === people) ?? "all",
      departments: split(departments).filter((id) => UUID.test(id)),
      locations: split(places),
      hours: WEEKLY_HOURS.find((one) => String(one) === hours) ?? null,
    }),
    [asked, read, people, departments, places, hours],
  );
  const kept = NAMES.flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  return {
    query,
    asked,
    search,
    /** The parsed text; undefined while the first one loads. */
    read,
    isFiltered: kept.some(([name]) => name !== "skills" && name !== "search"),
    /** True for an empty search. */
    isEmpty: kept.length === 0,
    page: number("page"),
    openId: get("open"),
    /** The part stored in a saved view. */
    view: new URLSearchParams(kept).toString(),
    setSkills: (next: readonly SkillToken[]) => set({ skills: formatTokens(next) }, true),
    setSearch: (text: string) => set({ search: text }),
    /** Moves a skill from the text to the rated skills. */
    promote: (text: string, one: SkillToken) =>
      set({ skills: formatTokens([...asked, one]), search: text }, true),
    setPeople: (side: Side) => set({ people: side === "all" ? null : side }, true),
    setDepartments: (ids: readonly string[]) => set({ departments: ids.join(BETWEEN) }, true),
    setPlaces: (names: readonly string[]) => set({ places: names.join(BETWEEN) }, true),
    setHours: (value: string | undefined) => set({ hours: value ?? null }, true),
    setPage: (page: number) => set({ page }, true),
    open: (id: string | null) => set({ open: id }),
    clearFilters: () => set({ people: null, departments: null, places: null, hours: null }, true),
  };
}

export type FinderState = ReturnType<typeof useFinderQuery>;
