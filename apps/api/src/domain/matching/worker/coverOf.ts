import { type GroupNeed, skillCover } from "@vaardig/matching/skillCover";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import { employeesWhere } from "../../people/employeesWhere.ts";
import type { SkillCover, SkillCoverViewer } from "../matchEngine.ts";
import type { PeopleIndex } from "./peopleIndex.ts";

/** People of one job, by number. */
interface JobGroups {
  /** Each person's group, -1 for none. */
  groups: Int32Array;
  jobIds: string[];
  /** People of each group. */
  sizes: number[];
}

/** The viewer's active people by their jobs. */
async function jobGroups(tx: Tx, viewer: SkillCoverViewer, people: PeopleIndex): Promise<JobGroups> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<[id: string, jobId: string]>({
    name: `cover_people_${name}`,
    text: `select u.id, u.job_profile_id from users u
      where ${text} and u.status = 'active' and u.job_profile_id is not null`,
    values,
    rowMode: "array",
  });
  const numbers = new Map<string, number>();
  const [jobIds, sizes]: [string[], number[]] = [[], []];
  const groups = new Int32Array(people.ids.length).fill(-1);
  for (const [id, jobId] of rows) {
    let group = numbers.get(jobId);
    if (group === undefined) {
      group = jobIds.push(jobId) - 1;
      numbers.set(jobId, group);
    }
    sizes[group] = (sizes[group] ?? 0) + 1;
    const person = people.find(id);
    if (person !== undefined) groups[person] = group;
  }
  return { groups, jobIds, sizes };
}

async function needsOf(tx: Tx, jobIds: string[], skills: SkillTable): Promise<GroupNeed[]> {
  const { rows } = await tx.$client.query<{ group: number; skill_id: string; level: number }>({
    name: "cover_needs",
    text: `select g.number::int - 1 as group, j.skill_id, j.level
      from unnest($1::uuid[]) with ordinality g (id, number) join job_profile_skills j on j.job_profile_id = g.id`,
    values: [jobIds],
  });
  return rows.map(({ group, skill_id: id, level }) => {
    const isLicence = skills.isLicence(skills.canonical(id));
    return { group, level: isLicence ? 1 : level, skill: skills.ordinalOf(id) };
  });
}

/** What the jobs of the viewer's people ask for, counted on the posting lists; of a merged skill under the one that stays. */
export async function coverOf(
  tx: Tx,
  viewer: SkillCoverViewer,
  people: PeopleIndex,
  skills: SkillTable,
): Promise<SkillCover[]> {
  const { groups, jobIds, sizes } = await jobGroups(tx, viewer, people);
  const needs = await needsOf(tx, jobIds, skills);
  const covers = new Map<number, SkillCover>();
  for (const [at, { met, unstated }] of skillCover(people.index, groups, needs).entries()) {
    const need = needs[at];
    if (!need) continue;
    const skillId = skills.idAt(need.skill);
    if (skillId === undefined) continue;
    const asked = sizes[need.group] ?? 0;
    const cover = covers.get(need.skill) ?? { skillId, asked: 0, met: 0, short: 0 };
    covers.set(need.skill, {
      skillId,
      asked: cover.asked + asked,
      met: cover.met + met,
      short: cover.short + asked - met - unstated,
    });
  }
  return [...covers.values()];
}
