import { hasBit } from "@vaardig/matching/bitset";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import { workingWhere } from "../../people/workingWhere.ts";
import type { CountedPeople, DepartmentCount } from "../skillCount.ts";
import type { PeopleIndex } from "./peopleIndex.ts";

const NONE = -1;

/** The people of one department with one job profile. */
export interface PeopleGroup {
  departmentId: string | null;
  /** Index into `jobIds` of the people index. */
  job: number;
  people: number;
  /** People with no known skills other than languages. */
  unknown: number;
}

/** A skill required by a job profile: ordinal of the canonical skill, and the level; 0 for a licence. */
export interface JobDemand {
  job: number;
  skill: number;
  level: number;
  /** The level stated in the job profile. */
  stated: number;
}

/** The counted people, grouped into crowds. */
export interface GroupedPeople {
  departments: DepartmentCount[];
  crowds: PeopleGroup[];
  /** Index of the crowd by person ordinal; -1 for people without a job profile and people not counted. */
  crowdOf: Int32Array;
  /** 1 by person ordinal for each counted person. */
  isCounted: Uint8Array;
}

/** Loads the people to count and groups them into crowds. */
export async function readCountedPeople(
  tx: Tx,
  asked: CountedPeople,
  people: PeopleIndex,
): Promise<GroupedPeople> {
  const { name, text, values } = workingWhere(asked.viewer, asked);
  const { rows } = await tx.$client.query<[id: string, departmentId: string | null]>({
    name: `counted_${name}`,
    text: `select u.id, u.department_id from users u where ${text}`,
    values,
    rowMode: "array",
  });
  const jobs = people.own.jobs();
  const crowdOf = new Int32Array(people.ids.length).fill(NONE);
  const isCounted = new Uint8Array(people.ids.length);
  const departments = new Map<string | null, DepartmentCount>();
  const crowds: PeopleGroup[] = [];
  const places = new Map<string, number>();
  for (const [id, departmentId] of rows) {
    const person = people.find(id);
    if (person === undefined) continue;
    const unknown = hasBit(people.index.scorable, person) ? 0 : 1;
    const job = jobs[person] ?? NONE;
    isCounted[person] = 1;
    const department = departments.get(departmentId) ?? {
      id: departmentId,
      people: 0,
      withoutJob: 0,
      withoutSkills: 0,
    };
    departments.set(departmentId, department);
    department.people += 1;
    department.withoutSkills += unknown;
    if (job === NONE) {
      department.withoutJob += 1;
      continue;
    }
    const key = `${departmentId} ${job}`;
    const place = places.get(key) ?? crowds.push({ departmentId, job, people: 0, unknown: 0 }) - 1;
    places.set(key, place);
    const crowd = crowds[place];
    if (!crowd) continue;
    crowd.people += 1;
    crowd.unknown += unknown;
    crowdOf[person] = place;
  }
  return { departments: [...departments.values()], crowds, crowdOf, isCounted };
}

/** Loads the skills required by the crowds' job profiles, limited to the given skill groups if any. */
export async function readJobDemands(
  tx: Tx,
  { crowds }: GroupedPeople,
  groups: readonly string[] | undefined,
  { people, skills }: { people: PeopleIndex; skills: SkillTable },
): Promise<JobDemand[]> {
  const jobs = [...new Set(crowds.map(({ job }) => job))];
  const ids = jobs.map((job) => people.own.jobIds[job]);
  const { rows } = await tx.$client.query<{ job: number; skill_id: string; level: number }>({
    name: "counted_needs",
    text: `select g.job, n.skill_id, n.level
      from unnest($1::uuid[], $2::int[]) g (id, job) join job_profile_skills n on n.job_profile_id = g.id
      where $3::uuid[] is null or exists (select 1 from skills k where k.id = n.skill_id and k.group_id = any($3))`,
    values: [ids, jobs, groups?.length ? groups : null],
  });
  return rows.map(({ job, skill_id: id, level }) => ({
    job,
    skill: skills.ordinalOf(id),
    level: skills.isLicence(skills.canonical(id)) ? 0 : level,
    stated: level,
  }));
}
