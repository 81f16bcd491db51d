import { CONFIRMED_LEVELS, STATED_LEVELS } from "@vaardig/matching/claimCode";
import { type GroupRequirement, skillCoverage } from "@vaardig/matching/skillCoverage";
import type { SkillTable } from "@vaardig/matching/skillTable";
import type { Tx } from "../../../platform/db/database.ts";
import type { ChosenSkills, CountedPeople, SkillCell, SkillCells, SkillCount } from "../skillCount.ts";
import { type GroupedPeople, type JobDemand, readCountedPeople, readJobDemands } from "./countedPeople.ts";
import type { PeopleIndex } from "./peopleIndex.ts";

/** The indexes that the counts read. */
export interface CountedIndex {
  people: PeopleIndex;
  skills: SkillTable;
}

/** Level by claim code, per kind of evidence. */
export const LEVELS = { stated: STATED_LEVELS, confirmed: CONFIRMED_LEVELS } as const;

/** Returns skill ids by descending weight, then by id. */
function heaviestFirst(weights: ReadonlyMap<string, number>): string[] {
  return [...weights]
    .sort(([a, heavy], [b, other]) => other - heavy || (a < b ? -1 : 1))
    .map(([skillId]) => skillId);
}

function add(weights: Map<string, number>, skillId: string | undefined, weight: number): void {
  if (skillId !== undefined) weights.set(skillId, (weights.get(skillId) ?? 0) + weight);
}

/** Returns a cell for each department and required skill of the crowds. */
function cellsOf(
  { crowds, crowdOf }: GroupedPeople,
  needs: readonly JobDemand[],
  levelOf: Int8Array,
  { people, skills }: CountedIndex,
): SkillCell[] {
  const byJob = Map.groupBy(needs, ({ job }) => job);
  const asked = crowds.flatMap(({ job }, group): GroupRequirement[] =>
    (byJob.get(job) ?? []).map(({ skill, level }) => ({ group, skill, level })),
  );
  const cells = new Map<string, SkillCell>();
  for (const [at, cover] of skillCoverage(people.index, crowdOf, asked, levelOf).entries()) {
    const need = asked[at];
    const crowd = need && crowds[need.group];
    const skillId = need && skills.idAt(need.skill);
    if (!crowd || skillId === undefined) continue;
    const { departmentId } = crowd;
    const key = `${departmentId} ${skillId}`;
    const cell = cells.get(key) ?? { skillId, departmentId, asked: 0, unknown: 0, met: 0, sum: 0, levels: 0 };
    cells.set(key, cell);
    cell.asked += crowd.people;
    cell.unknown += crowd.unknown - cover.otherwiseUnknown + cover.unstated;
    cell.met += cover.met;
    cell.sum += cover.sum;
    cell.levels += cover.levels;
  }
  return [...cells.values()];
}

/** Selects the skills of a page and returns their cells. */
function chosenCells(
  counted: GroupedPeople,
  needs: readonly JobDemand[],
  { evidence, choose, departments = [], places = new Map(), page, size }: ChosenSkills,
  index: CountedIndex,
): SkillCells {
  const isWithin = (id: string | null) =>
    departments.length === 0 || (id !== null && departments.includes(id));
  const weights = new Map<string, number>();
  const pageOf = (ids: string[]) => ids.slice(page * size, (page + 1) * size);
  if (choose === "required") {
    // Selecting the skills first limits the counting of claims to the page.
    const people = new Map<number, number>();
    for (const crowd of counted.crowds)
      if (isWithin(crowd.departmentId)) people.set(crowd.job, (people.get(crowd.job) ?? 0) + crowd.people);
    for (const { job, skill } of needs)
      if (people.has(job)) add(weights, index.skills.idAt(skill), people.get(job) ?? 0);
    const skillIds = pageOf(heaviestFirst(weights));
    const ordinals = new Set(skillIds.map((id) => index.skills.ordinalOf(id)));
    const wanted = needs.filter(({ skill }) => ordinals.has(skill));
    return { skillIds, cells: cellsOf(counted, wanted, LEVELS[evidence], index), total: weights.size };
  }
  const cells = cellsOf(counted, needs, LEVELS[evidence], index);
  for (const { skillId, departmentId, asked, unknown, met } of cells)
    if (isWithin(departmentId)) add(weights, skillId, asked - unknown - met);
  for (const [skillId, free] of places) add(weights, skillId, free);
  const skillIds = pageOf(heaviestFirst(weights));
  const shown = new Set(skillIds);
  return { skillIds, cells: cells.filter(({ skillId }) => shown.has(skillId)), total: weights.size };
}

/**
 * Counts the skills that job profiles require on the posting lists; with `asked` null, counts only people.
 */
export async function countSkills(
  tx: Tx,
  whose: CountedPeople,
  asked: ChosenSkills | null,
  index: CountedIndex,
): Promise<SkillCount> {
  const counted = await readCountedPeople(tx, whose, index.people);
  const { departments } = counted;
  if (!asked) return { departments, skills: null };
  const needs = await readJobDemands(tx, counted, asked.groups, index);
  return { departments, skills: chosenCells(counted, needs, asked, index) };
}
