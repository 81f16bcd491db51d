import { useAddress } from "../../../lib/useAddress.ts";

/** Filters that take several values, by their name in the address and in the call. */
export const FILTERS = ["departments", "job_profiles", "locations", "groups"] as const;
export type FilterName = (typeof FILTERS)[number];

/** A list as the address holds it; nothing for what is none. */
export function listIn(value: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(value ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const UUID = /^[0-9a-f-]{36}$/;
const idsIn = (value: string | undefined) => listIn(value).filter((id) => UUID.test(id));

/** A list for the address; null for an empty one, which it does not hold. */
export const listFor = (values: readonly string[]): string | null =>
  values.length > 0 ? JSON.stringify(values) : null;

/** Whose skills are analysed, as the address says, so that a link shows the same. */
export function useSkillsFilter() {
  const address = useAddress();
  const chosen = {
    departments: idsIn(address.get("departments")),
    job_profiles: idsIn(address.get("job_profiles")),
    locations: listIn(address.get("locations")),
    groups: idsIn(address.get("groups")),
  };
  const isConfirmed = address.get("evidence") === "confirmed";
  const lists = FILTERS.flatMap((name) => (chosen[name].length > 0 ? [[name, chosen[name]] as const] : []));
  return {
    address,
    chosen,
    isConfirmed,
    isFiltered: lists.length > 0 || isConfirmed,
    /** How many filters are set. */
    count: lists.length + Number(isConfirmed),
    /** As the calls take it. */
    query: { ...Object.fromEntries(lists), ...(isConfirmed && { evidence: "confirmed" as const }) },
    setFilter: (name: FilterName, values: readonly string[]) =>
      address.set({ [name]: listFor(values), skills: null, cell: null }),
    setConfirmed: (on: boolean) => address.set({ evidence: on ? "confirmed" : null, cell: null }),
    clear: () =>
      address.set({
        ...Object.fromEntries(FILTERS.map((name) => [name, null])),
        ...{ evidence: null, skills: null, cell: null },
      }),
  };
}
export type SkillsFiltering = ReturnType<typeof useSkillsFilter>;
