import { type Bitset, countBits, hasBit, intersect } from "@vaardig/matching/bitset";
import { type GroupRequirement, skillCoverage } from "@vaardig/matching/skillCoverage";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import { employeesWhere } from "../../people/employeesWhere.ts";
import type { SkillCoverage, SkillState, SkillStateViewer } from "../matchEngine.ts";
import type { PeopleIndex } from "./peopleIndex.ts";

/** Number of people without skills who are named. */
const FIRST = 3;

/** Returns the people in the viewer's list of employees as a set; null when the list holds everyone. */
async function listedTo(tx: Tx, viewer: SkillStateViewer, people: PeopleIndex): Promise<Bitset | null> {
  if (viewer.role !== "manager") return null;
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<[id: string]>({
    name: `skill_state_${name}`,
    text: `select u.id from users u where ${text}`,
    values,
    rowMode: "array",
  });
  return people.setOf(rows.map(([id]) => id));
}

async function needsOf(
  tx: Tx,
  jobs: { id: string; group: number }[],
  skills: SkillTable,
): Promise<GroupRequirement[]> {
  const { rows } = await tx.$client.query<{ group: number; skill_id: string; level: number }>({
    name: "cover_needs",
    text: `select g.number as group, j.skill_id, j.level
      from unnest($1::uuid[], $2::int[]) g (id, number) join job_profile_skills j on j.job_profile_id = g.id`,
    values: [jobs.map(({ id }) => id), jobs.map(({ group }) => group)],
  });
  return rows.map(({ group, skill_id: id, level }) => {
    // A licence is held or not.
    const isLicence = skills.isLicence(skills.canonical(id));
    return { group, level: isLicence ? 0 : level, skill: skills.ordinalOf(id) };
  });
}

/**
 * Counts the requirements of the people's job profiles on the posting lists; a merged skill counts as the one
 * that stays.
 */
async function coverOf(
  tx: Tx,
  people: PeopleIndex,
  listed: Bitset | null,
  skills: SkillTable,
): Promise<SkillCoverage[]> {
  const { jobIds } = people.own;
  const groups = people.own.jobs();
  const sizes = new Array<number>(jobIds.length).fill(0);
  for (const [person, group] of groups.entries())
    if (listed && !hasBit(listed, person)) groups[person] = -1;
    else if (group >= 0) sizes[group] = (sizes[group] ?? 0) + 1;
  const held = jobIds.flatMap((id, group) => ((sizes[group] ?? 0) > 0 ? [{ id, group }] : []));
  const needs = await needsOf(tx, held, skills);
  const covers = new Map<number, SkillCoverage>();
  for (const [at, { met, unstated }] of skillCoverage(people.index, groups, needs).entries()) {
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

/**
 * Returns how the viewer's people meet the requirements of their job profiles, and which have no skills; from
 * the index, without reading them again.
 */
export async function skillStateOf(
  tx: Tx,
  viewer: SkillStateViewer,
  people: PeopleIndex,
  skills: SkillTable,
): Promise<SkillState> {
  const listed = await listedTo(tx, viewer, people);
  const bare = people.own.withoutSkills();
  const withoutSkills = listed ? intersect(bare, listed) : bare;
  const firstIds: string[] = [];
  for (let person = 0; person < people.ids.length && firstIds.length < FIRST; person += 1)
    if (hasBit(withoutSkills, person)) firstIds.push(people.ids[person] ?? "");
  return {
    cover: await coverOf(tx, people, listed, skills),
    withoutSkills: { count: countBits(withoutSkills), firstIds },
  };
}
