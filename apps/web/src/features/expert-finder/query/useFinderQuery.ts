import type { ExpertQuery } from "@vaardig/contract/expert-finder/expertFinder";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";
import { type Asked, askedToSend, readTokens, writeTokens } from "./skillTokens.ts";

export const SIDES = ["all", "internal", "external"] as const;
type Side = (typeof SIDES)[number];
/** Hours a week to choose from. */
export const HOURS = [8, 16, 24, 32, 36, 40] as const;

const UUID = /^[0-9a-f-]{36}$/;
/** Names of places may hold a comma. */
const BETWEEN = "~";
const split = (text: string | undefined) => (text ? text.split(BETWEEN).filter(Boolean) : []);
const NAMES = ["skills", "search", "people", "departments", "places", "hours"] as const;

/** The whole search as the address holds it; every change but typing is a step that the back button takes back. */
export function useFinderQuery() {
  const { get, number, set } = useAddress();
  const [skills, search = "", people, departments, places, hours] = NAMES.map(get);
  const asked = useMemo(() => readTokens(skills), [skills]);
  const query = useMemo<ExpertQuery>(
    () => ({
      skills: askedToSend(asked),
      search_query: search,
      people: SIDES.find((one) => one === people) ?? "all",
      departments: split(departments).filter((id) => UUID.test(id)),
      locations: split(places),
      hours: HOURS.find((one) => String(one) === hours) ?? null,
    }),
    [asked, search, people, departments, places, hours],
  );
  const kept = NAMES.flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  return {
    query,
    asked,
    isFiltered: kept.some(([name]) => name !== "skills"),
    /** Nothing is asked for yet. */
    isEmpty: kept.length === 0,
    page: number("page"),
    openId: get("open"),
    /** What a saved view keeps. */
    view: new URLSearchParams(kept).toString(),
    setSkills: (next: readonly Asked[]) => set({ skills: writeTokens(next) }, true),
    setSearch: (text: string) => set({ search: text }),
    setPeople: (side: Side) => set({ people: side === "all" ? null : side }, true),
    setDepartments: (ids: readonly string[]) => set({ departments: ids.join(BETWEEN) }, true),
    setPlaces: (names: readonly string[]) => set({ places: names.join(BETWEEN) }, true),
    setHours: (value: string | undefined) => set({ hours: value ?? null }, true),
    setPage: (page: number) => set({ page }, true),
    open: (id: string | null) => set({ open: id }),
    clearFilters: () =>
      set({ search: null, people: null, departments: null, places: null, hours: null }, true),
  };
}

export type Finding = ReturnType<typeof useFinderQuery>;
