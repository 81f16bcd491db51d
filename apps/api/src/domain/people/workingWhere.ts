import type { Viewer } from "../../platform/session/authenticate.ts";
import { type Condition, employeesWhere } from "./employeesWhere.ts";

/** Ids of departments and job profiles, and names of locations; an empty or absent list is no filter. */
export interface WorkingFilter {
  departments?: readonly string[] | undefined;
  job_profiles?: readonly string[] | undefined;
  locations?: readonly string[] | undefined;
}

/** Returns an SQL condition for the active employees `users u` in the viewer's scope. */
export function workingWhere(
  viewer: Pick<Viewer, "companyId" | "userId" | "role">,
  { departments = [], job_profiles: jobs = [], locations = [] }: WorkingFilter,
): Condition {
  const where = employeesWhere(viewer, {
    search_query: "",
    employee_status: ["active"],
    departments: [...departments],
  });
  const narrow = (part: string, value: unknown, condition: (place: string) => string) => {
    where.name += `_${part}`;
    where.text += ` and ${condition(`$${where.values.push(value)}`)}`;
  };
  if (jobs.length > 0) narrow("j", jobs, (place) => `u.job_profile_id = any(${place}::uuid[])`);
  if (locations.length > 0) narrow("o", locations, (place) => `u.location = any(${place}::text[])`);
  return where;
}
