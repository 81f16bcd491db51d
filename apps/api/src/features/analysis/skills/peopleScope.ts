import type { PeopleFilter } from "@vaardig/contract/analysis/skillsAnalysis";
import { type Condition, employeesWhere } from "../../../domain/people/employeesWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { found } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { knownDepartments, knownJobProfiles } from "./choices.queries.ts";

type Narrowed = Pick<PeopleFilter, "departments" | "job_profiles" | "locations">;

/**
 * Who is counted, as conditions on `users u`: people who work here, of the reader's scope, whose lists show the same.
 * Another company's department or job profile is not found.
 */
export async function peopleScope(tx: Tx, viewer: Viewer, filter: Narrowed): Promise<Condition> {
  const { departments = [], job_profiles: jobs = [], locations = [] } = filter;
  const known = await knownDepartments(tx, viewer.companyId, departments);
  for (const id of departments) found(known.has(id) || undefined);
  const profiles = await knownJobProfiles(tx, jobs);
  for (const id of jobs) found(profiles.has(id) || undefined);
  const where = employeesWhere(viewer, { search_query: "", employee_status: ["active"], departments });
  const narrow = (part: string, value: unknown, condition: (place: string) => string) => {
    where.name += `_${part}`;
    where.text += ` and ${condition(`$${where.values.push(value)}`)}`;
  };
  if (jobs.length > 0) narrow("j", jobs, (place) => `u.job_profile_id = any(${place}::uuid[])`);
  if (locations.length > 0) narrow("o", locations, (place) => `u.location = any(${place}::text[])`);
  return where;
}
