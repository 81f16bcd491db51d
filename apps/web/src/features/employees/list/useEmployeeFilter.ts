import { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import { ATTENTION, EMPLOYEE_SORTS, type EmployeeFilter } from "@vaardig/contract/employees/employees";
import { useMemo } from "react";
import { useAddress } from "../../../lib/useAddress.ts";
import { searchOf, useSearchReading } from "../../../shared/search-reading/useSearchReading.ts";

export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** Filter names in the URL. */
export const FILTER_NAMES = ["departments", "teams", "roles", "employeeStatus", "attention"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Filters that other screens lead here with; they are shown while they are on, and taken away. */
export const LED_FILTERS = ["short", "joined"] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f-]{36}$/;
const split = (text: string | undefined): string[] => (text ? text.split(",").filter(Boolean) : []);

/** Returns search, filters, order and page, stored in the URL. */
export function useEmployeeFilter() {
  const { get, number, set } = useAddress();
  const search = get("search") ?? "";
  const read = useSearchReading(search);
  const [departments, teams, roles, employeeStatus, attention] = FILTER_NAMES.map(get);
  const [short, joined] = LED_FILTERS.map(get);
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
  const led = useMemo(() => {
    const shortOf = split(short).filter((id) => UUID.test(id));
    const [from, to] = split(joined).filter((day) => DAY.test(day));
    return {
      ...(shortOf.length > 0 && { short_of: shortOf }),
      ...(from && to && { joined_from: from, joined_to: to }),
    };
  }, [short, joined]);
  const filter = useMemo<EmployeeFilter>(() => {
    const { employeeStatus: employee_status, ...places } = chosen;
    return { ...searchOf(read), ...places, ...led, employee_status };
  }, [chosen, led, read]);
  const kept = ["search", ...FILTER_NAMES, ...LED_FILTERS, "sort"].flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  const isFiltered =
    search !== "" || Object.keys(led).length > 0 || FILTER_NAMES.some((name) => chosen[name].length > 0);
  return {
    filter,
    search,
    /** The parsed search; undefined while the first one loads. */
    read,
    chosen,
    led,
    isFiltered,
    /** The part stored in a saved view. */
    view: new URLSearchParams(kept).toString(),
    sort: EMPLOYEE_SORTS.find((sort) => sort === get("sort")) ?? "name",
    page: number("page"),
    setSearch: (text: string) => set({ search: text }),
    setFilter: (name: FilterName, values: readonly string[]) => set({ [name]: values.join(",") }),
    forget: (name: (typeof LED_FILTERS)[number]) => set({ [name]: null }),
    setSort: (sort: EmployeeSort) => set({ sort: sort === "name" ? null : sort }),
    setPage: (page: number) => set({ page }),
    clear: () =>
      set({
        search: null,
        ...Object.fromEntries([...FILTER_NAMES, ...LED_FILTERS].map((name) => [name, null])),
      }),
  };
}

export type FilterState = ReturnType<typeof useEmployeeFilter>;
