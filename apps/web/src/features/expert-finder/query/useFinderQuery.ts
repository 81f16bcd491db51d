import type { ExpertQuery } from "@vaardig/contract/expert-finder/expertFinder";
import { MOST_ASKED } from "@vaardig/contract/expert-finder/expertFinder";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";
import { type ReadText, useSearchReading } from "../../../shared/search-reading/useSearchReading.ts";
import { type Asked, askedToSend, FIRST_ASKED, readTokens, writeTokens } from "./skillTokens.ts";

export const SIDES = ["all", "internal", "external"] as const;
type Side = (typeof SIDES)[number];
/** Hours a week to choose from. */
export const HOURS = [8, 16, 24, 32, 36, 40] as const;

const UUID = /^[0-9a-f-]{36}$/;
/** Names of places may hold a comma. */
const BETWEEN = "~";
const split = (text: string | undefined) => (text ? text.split(BETWEEN).filter(Boolean) : []);
const NAMES = ["skills", "search", "people", "departments", "places", "hours"] as const;

/** Skills of the text that are not asked for otherwise. */
function understoodBeside(asked: readonly Asked[], read: ReadText | undefined): Asked[] {
  const given = new Set(asked.map((one) => one.skill_id));
  return (read?.skills ?? []).flatMap(({ skill, level }) =>
    given.has(skill.id) ? [] : [{ ...FIRST_ASKED, skill_id: skill.id, level }],
  );
}

/** The whole search as the address holds it; every change but typing is a step that the back button takes back. */
export function useFinderQuery() {
  const { get, number, set } = useAddress();
  const [skills, search = "", people, departments, places, hours] = NAMES.map(get);
  const asked = useMemo(() => readTokens(skills), [skills]);
  const read = useSearchReading(search);
  const query = useMemo<ExpertQuery>(
    () => ({
      skills: askedToSend([...asked, ...understoodBeside(asked, read)]).slice(0, MOST_ASKED),
      search_query: read?.rest ?? "",
      people: SIDES.find((one) => one === people) ?? "all",
      departments: split(departments).filter((id) => UUID.test(id)),
      locations: split(places),
      hours: HOURS.find((one) => String(one) === hours) ?? null,
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
    /** What was understood of the text; nothing while the first one is read. */
    read,
    isFiltered: kept.some(([name]) => name !== "skills" && name !== "search"),
    /** Nothing is asked for yet. */
    isEmpty: kept.length === 0,
    page: number("page"),
    openId: get("open"),
    /** What a saved view keeps. */
    view: new URLSearchParams(kept).toString(),
    setSkills: (next: readonly Asked[]) => set({ skills: writeTokens(next) }, true),
    setSearch: (text: string) => set({ search: text }),
    /** Takes a skill out of the text to ask more of it. */
    promote: (text: string, one: Asked) => set({ skills: writeTokens([...asked, one]), search: text }, true),
    setPeople: (side: Side) => set({ people: side === "all" ? null : side }, true),
    setDepartments: (ids: readonly string[]) => set({ departments: ids.join(BETWEEN) }, true),
    setPlaces: (names: readonly string[]) => set({ places: names.join(BETWEEN) }, true),
    setHours: (value: string | undefined) => set({ hours: value ?? null }, true),
    setPage: (page: number) => set({ page }, true),
    open: (id: string | null) => set({ open: id }),
    clearFilters: () => set({ people: null, departments: null, places: null, hours: null }, true),
  };
}

export type Finding = ReturnType<typeof useFinderQuery>;
