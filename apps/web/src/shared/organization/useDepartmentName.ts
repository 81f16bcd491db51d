import { useListDepartmentsQuery } from "./organization.api.ts";

/** Names departments by their id; empty for none. */
export function useDepartmentName(): (id: string) => string {
  const { data } = useListDepartmentsQuery();
  return (id) => data?.data.find((one) => one.id === id)?.name ?? "";
}
