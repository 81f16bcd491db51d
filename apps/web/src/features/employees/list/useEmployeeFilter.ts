import { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import { ATTENTION, EMPLOYEE_SORTS, type EmployeeFilter } from "@vaardig/contract/employees/employees";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";
import { searchOf, useSearchReading } from "../../../shared/search-reading/useSearchReading.ts";

export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** Filter names in the URL. */
export const FILTERS = ["departments", "teams", "roles", "employeeStatus", "attention"] as const;
export type FilterName = (typeof FILTERS)[number];

const UUID = /^[0-9a-f-]{36}$/;
const split = (text: string | undefined): string[] => (text ? text.split(",").filter(Boolean) : []);

/** Returns search, filters, order and page, stored in the URL. */
export function useEmployeeFilter() {
  const { get, number, set } = useAddress();
  const search = get("search") ?? "";
  const read = useSearchReading(search);
  const [departments, teams, roles, employeeStatus, attention] = FILTERS.map(get);
  const chosen = useMemo(() => {
    const ids = (text: string | undefined) => split(text).filter((id) => UUID.test(id));
    const [statuses, reasons] = [split(employeeStatus), split(attention)];
    return {
      departments: ids(departments),
      teams: ids(teams),
      roles: ids(roles),
      employeeStatus: ACCOUNT_STATUSES.filter((status) => statuses.includes(status)),
      attention: ATTENTION.filter((reason) => reasons.includes(reason)),
    };
  }, [departments, teams, roles, employeeStatus, attention]);
  const filter = useMemo<EmployeeFilter>(() => {
    const { employeeStatus: employee_status, ...places } = chosen;
    return { ...searchOf(read), ...places, employee_status };
  }, [chosen, read]);
  const kept = ["search", ...FILTERS, "sort"].flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  const isFiltered = search !== "" || FILTERS.some((name) => chosen[name].length > 0);
  return {
    filter,
    search,
    /** The parsed search; undefined while the first one loads. */
    read,
    chosen,
    isFiltered,
    /** The part stored in a saved view. */
    view: new URLSearchParams(kept).toString(),
    sort: EMPLOYEE_SORTS.find((sort) => sort === get("sort")) ?? "name",
    page: number("page"),
    setSearch: (text: string) => set({ search: text }),
    setFilter: (name: FilterName, values: readonly string[]) => set({ [name]: values.join(",") }),
    setSort: (sort: EmployeeSort) => set({ sort: sort === "name" ? null : sort }),
    setPage: (page: number) => set({ page }),
    clear: () => set({ search: null, ...Object.fromEntries(FILTERS.map((name) => [name, null])) }),
  };
}

export type Filtering = ReturnType<typeof useEmployeeFilter>;
