import type { Tx } from "../../platform/db/database.ts";
import { followMerges, type SkillEntry } from "../taxonomy/resolveSkillEntries.ts";
import { entriesOf, requiredOf } from "../taxonomy/skillEntries.ts";
import { skillsOfJobs } from "./jobSkills.ts";

/** The form values of a job, as stored and as kept in a pending change. */
export interface StoredJob {
  name: string;
  description: string;
  job_profile_id: string | null;
  department_id: string | null;
  location: string | null;
  hours: number | null;
  /** Euros per month, gross. */
  salary_from: number | null;
  salary_to: number | null;
  headcount: number;
  available_from: string | null;
  apply_by: string | null;
  hiring_manager_id: string | null;
  contact_id: string | null;
  external: boolean;
  /** Set on a project's role. */
  starts_on: string | null;
  ends_on: string | null;
  skills: SkillEntry[];
}

/** Returns stored values with their skills updated to what those were merged into. */
export async function withCurrentSkills<V extends Pick<StoredJob, "skills">>(tx: Tx, values: V): Promise<V> {
  return { ...values, skills: entriesOf(await followMerges(tx, requiredOf(values.skills))) };
}

/** Returns the stored values of jobs, by id. */
export async function storedJobs(tx: Tx, companyId: string, ids: string[]): Promise<Map<string, StoredJob>> {
  const { rows } = await tx.$client.query<Omit<StoredJob, "skills"> & { id: string }>({
    name: "vacancies_stored",
    text: `select id, name, description, job_profile_id, department_id, location, hours, salary_from, salary_to, headcount,
        to_char(available_from, 'YYYY-MM-DD') as available_from, to_char(apply_by, 'YYYY-MM-DD') as apply_by,
        hiring_manager_id, contact_id, external,
        to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on
      from vacancies where company_id = $1 and id = any($2::uuid[]) order by starts_on, created_at, id`,
    values: [companyId, ids],
  });
  const skills = await skillsOfJobs(tx, companyId, ids);
  return new Map(
    rows.map(({ id, ...values }) => [
      id,
      {
        ...values,
        skills: entriesOf(skills.get(id) ?? []),
      },
    ]),
  );
}
