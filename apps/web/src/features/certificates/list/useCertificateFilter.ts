import {
  CERTIFICATE_SORTS,
  type CertificateFilter,
  EXPIRY_STATES,
} from "@vaardig/contract/certificates/certificates";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";

export type CertificateSort = (typeof CERTIFICATE_SORTS)[number];

/** Filter names in the URL. */
export const FILTER_NAMES = ["departments", "states", "skills", "confirmed"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const UUID = /^[0-9a-f-]{36}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const split = (text: string | undefined): string[] => (text ? text.split(",").filter(Boolean) : []);

/** Returns search, filters, month, order and page, stored in the URL. */
export function useCertificateFilter() {
  const { get, number, set } = useAddress();
  const search = get("search") ?? "";
  const [departments, states, skills, confirmed, months] = [...FILTER_NAMES, "months"].map(get);
  const chosen = useMemo(() => {
    const wanted = split(states);
    return {
      departments: split(departments).filter((id) => UUID.test(id)),
      states: EXPIRY_STATES.filter((state) => wanted.includes(state)),
      skills: split(skills).filter((id) => UUID.test(id)),
      confirmed: (["yes", "no"] as const).filter((one) => one === confirmed),
      months: split(months).filter((month) => MONTH.test(month)),
    };
  }, [departments, states, skills, confirmed, months]);
  const filter = useMemo<CertificateFilter>(() => {
    const { confirmed: [one] = [], ...lists } = chosen;
    return { search_query: search, ...lists, confirmed: one };
  }, [chosen, search]);
  return {
    filter,
    search,
    chosen,
    isFiltered: search !== "" || Object.values(chosen).some((values) => values.length > 0),
    sort: CERTIFICATE_SORTS.find((sort) => sort === get("sort")) ?? "expires_on",
    page: number("page"),
    setSearch: (text: string) => set({ search: text }),
    setFilter: (name: FilterName | "months", values: readonly string[]) => set({ [name]: values.join(",") }),
    setSort: (sort: CertificateSort) => set({ sort: sort === "expires_on" ? null : sort }),
    setPage: (page: number) => set({ page }),
    clear: () =>
      set({ search: null, months: null, ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])) }),
  };
}

export type FilterState = ReturnType<typeof useCertificateFilter>;
