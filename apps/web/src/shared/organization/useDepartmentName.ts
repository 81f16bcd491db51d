import { useListDepartmentsQuery } from "./organization.api.ts";

/** Returns a function that gives a department's name by id; empty for none. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useListDepartmentsQuery();
  return (id) => data?.data.find((one) => one.id === id)?.name ?? "";
}
