import type { Vacancy } from "@vaardig/contract/jobs";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { vacancyActions } from "./jobs.policy.ts";
import type { VacancyRow } from "./jobs.queries.ts";

/** What rules need to know of a vacancy. */
export function factsOf(row: VacancyRow) {
  const { status, publication, external, owner_id: ownerId, member_ids: memberIds } = row;
  return { status, publication, external, ownerId, memberIds };
}

/** Row → wire, with what the reader may do. */
export function presentVacancy(viewer: Viewer, row: VacancyRow): Vacancy {
  return {
    id: row.id,
    name: row.name,
    department: row.department,
    location: row.location,
    hours: row.hours,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    status: row.status,
    publication: row.publication,
    available_from: row.available_from,
    created_at: row.created_at.toISOString(),
    saved: row.saved,
    can: vacancyActions(viewer, factsOf(row)),
  };
}
