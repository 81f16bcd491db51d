import type { PeopleFilter } from "@vaardig/contract/analysis/skillsAnalysis";
import type { Condition } from "../../../domain/people/employeesWhere.ts";
import { workingWhere } from "../../../domain/people/workingWhere.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { found } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { knownDepartments, knownJobProfiles } from "./choices.queries.ts";

type Narrowed = Pick<PeopleFilter, "departments" | "job_profiles" | "locations">;

/**
 * Returns the condition on `users u` for the people to count: those who work here and are in the reader's
 * scope, the same as in lists. Throws 404 for another company's department or job profile.
 */
export async function peopleScope(tx: Tx, viewer: Viewer, filter: Narrowed): Promise<Condition> {
  const { departments = [], job_profiles: jobs = [] } = filter;
  const known = await knownDepartments(tx, viewer.companyId, departments);
  for (const id of departments) found(known.has(id) || undefined);
  const profiles = await knownJobProfiles(tx, jobs);
  for (const id of jobs) found(profiles.has(id) || undefined);
  return workingWhere(viewer, filter);
}
