import { MIN_PEOPLE_SHOWN, type PeopleFilter } from "@vaardig/contract/analysis/skillsAnalysis";
import type { CountedPeople, DepartmentCount } from "../../../domain/matching/skillCount.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { namesOfDepartments } from "./choices.queries.ts";
import { peopleScope } from "./peopleScope.ts";

/** Number of people in a department; id and name are null for people without one. */
export interface AnalysedDepartment {
  id: string | null;
  name: string | null;
  people: number;
}

/** The displayed departments, with their numbers of people. */
export interface AnalysedDepartments {
  /** By name, people without a department last. */
  departments: AnalysedDepartment[];
  isShown: (department: string | null) => boolean;
  size: { people: number; without_job: number; without_skills: number; too_few: boolean };
}

/**
 * Returns the people in the reader's scope who match a filter. Throws 404 for another company's department or
 * job profile.
 */
export async function countedPeople(tx: Tx, viewer: Viewer, filter: PeopleFilter): Promise<CountedPeople> {
  await peopleScope(tx, viewer, filter);
  const { companyId, userId, role } = viewer;
  const { departments, job_profiles, locations } = filter;
  return { viewer: { companyId, userId, role }, departments, job_profiles, locations };
}

/** Presents counts by department; only the `chosen` departments, or all when none is chosen. */
export async function presentScope(
  tx: Tx,
  companyId: string,
  counts: readonly DepartmentCount[],
  chosen: readonly string[] = [],
): Promise<AnalysedDepartments> {
  const isShown = (department: string | null) =>
    chosen.length === 0 || (department !== null && chosen.includes(department));
  const byId = new Map(counts.filter(({ id }) => isShown(id)).map((count) => [count.id, count]));
  const names = await namesOfDepartments(
    tx,
    companyId,
    [...byId.keys()].flatMap((id) => id ?? []),
  );
  const named = [...names, { id: null, name: null }].flatMap(({ id, name }) => {
    const count = byId.get(id);
    return count ? [{ id, name, people: count.people }] : [];
  });
  const total = (key: "people" | "withoutJob" | "withoutSkills") =>
    byId.values().reduce((before, count) => before + count[key], 0);
  const people = total("people");
  return {
    departments: named,
    isShown,
    size: {
      people,
      without_job: total("withoutJob"),
      without_skills: total("withoutSkills"),
      too_few: people < MIN_PEOPLE_SHOWN,
    },
  };
}
