import { useAddress } from "../../../lib/useAddress.ts";

/** Multi-value filters, by their name in the URL and in the call. */
export const FILTER_NAMES = ["departments", "job_profiles", "locations", "groups"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Parses a list from the URL; returns an empty list for other text. */
export function parseListParam(value: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(value ?? "[]");
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const UUID = /^[0-9a-f-]{36}$/;
const idsIn = (value: string | undefined) => parseListParam(value).filter((id) => UUID.test(id));

/** Returns a list as text for the URL; null for an empty list. */
export const toListParam = (values: readonly string[]): string | null =>
  values.length > 0 ? JSON.stringify(values) : null;

/** Returns the filter of the skills analysis, stored in the URL. */
export function useSkillsFilter() {
  const address = useAddress();
  const chosen = {
    departments: idsIn(address.get("departments")),
    job_profiles: idsIn(address.get("job_profiles")),
    locations: parseListParam(address.get("locations")),
    groups: idsIn(address.get("groups")),
  };
  const isConfirmed = address.get("evidence") === "confirmed";
  const lists = FILTER_NAMES.flatMap((name) =>
    chosen[name].length > 0 ? [[name, chosen[name]] as const] : [],
  );
  return {
    address,
    chosen,
    isConfirmed,
    isFiltered: lists.length > 0 || isConfirmed,
    /** Filter in the format of API calls. */
    query: { ...Object.fromEntries(lists), ...(isConfirmed && { evidence: "confirmed" as const }) },
    setFilter: (name: FilterName, values: readonly string[]) =>
      address.set({ [name]: toListParam(values), skills: null, cell: null }),
    setConfirmed: (on: boolean) => address.set({ evidence: on ? "confirmed" : null, cell: null }),
    clear: () =>
      address.set({
        ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])),
        evidence: null,
        skills: null,
        cell: null,
      }),
  };
}
export type SkillsFilterState = ReturnType<typeof useSkillsFilter>;
