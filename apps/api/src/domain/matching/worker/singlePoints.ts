import { ANALYSIS_LIMITS } from "@vaardig/contract/analysis/skillsAnalysis";
import { forEachHolder } from "@vaardig/matching/forEachHolder";
import type { Tx } from "../../../platform/db/database.ts";
import type { CountedPeople, CountedSkills, SinglePoint, SinglePointPage } from "../skillCount.ts";
import { type GroupedPeople, type JobDemand, readCountedPeople, readJobDemands } from "./countedPeople.ts";
import { type CountedIndex, LEVELS } from "./countSkills.ts";

/** Minimum number of people whose job profile requires a skill for a single holder to be a risk. */
const ASKED_OF_SEVERAL = 2;

interface RequestedSkill {
  people: number;
  /** The lowest required level: for comparison (0 for a licence) and as stated in the job profile. */
  level: number;
  stated: number;
  jobs: Set<number>;
}

/** Returns the skills required of at least `ASKED_OF_SEVERAL` people, by skill ordinal. */
function askedOfSeveral({ crowds }: GroupedPeople, needs: readonly JobDemand[]): Map<number, RequestedSkill> {
  const people = new Map<number, number>();
  for (const crowd of crowds) people.set(crowd.job, (people.get(crowd.job) ?? 0) + crowd.people);
  const asked = new Map<number, RequestedSkill>();
  for (const { job, skill, level, stated } of needs) {
    const before = asked.get(skill) ?? { people: 0, level, stated, jobs: new Set<number>() };
    asked.set(skill, {
      people: before.people + (people.get(job) ?? 0),
      level: Math.min(before.level, level),
      stated: Math.min(before.stated, stated),
      jobs: before.jobs.add(job),
    });
  }
  return new Map([...asked].filter(([, skill]) => skill.people >= ASKED_OF_SEVERAL));
}

/**
 * Returns a page of the skills that only one person has at the lowest required level, the most required
 * first. The holder's own job profile need not require the skill.
 */
export async function singlePoints(
  tx: Tx,
  whose: CountedPeople,
  { evidence, groups, page, size }: CountedSkills,
  index: CountedIndex,
): Promise<SinglePointPage> {
  const { people, skills } = index;
  const counted = await readCountedPeople(tx, whose, people);
  const asked = askedOfSeveral(counted, await readJobDemands(tx, counted, groups, index));
  const able = new Map<number, number[]>();
  const growable = new Map<number, number[]>();
  const add = (found: Map<number, number[]>, skill: number, person: number) => {
    const list = found.get(skill);
    if (list) list.push(person);
    else found.set(skill, [person]);
  };
  forEachHolder(people.index, new Set(asked.keys()), LEVELS[evidence], (skill, person, level) => {
    const need = asked.get(skill)?.level ?? 0;
    if (counted.isCounted[person] !== 1) return;
    if (level >= need) add(able, skill, person);
    else if (level > 0 && level === need - 1) add(growable, skill, person);
  });

  const jobs = people.own.jobs();
  const present = (skill: number, only: number): SinglePoint | null => {
    const need = asked.get(skill);
    const skillId = skills.idAt(skill);
    const onlyId = people.ids[only];
    if (!need || skillId === undefined || onlyId === undefined) return null;
    const isAsked = (person: number) => need.jobs.has(jobs[person] ?? -1);
    const near = (growable.get(skill) ?? [])
      .map((person) => ({ id: people.ids[person] ?? "", isAsked: isAsked(person) }))
      .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || (a.id < b.id ? -1 : 1));
    return {
      skillId,
      level: need.stated,
      asked: need.people,
      onlyId,
      growableIds: near.slice(0, ANALYSIS_LIMITS.growable).map(({ id }) => id),
      growableTotal: near.length,
    };
  };
  const all = [...able]
    .flatMap(([skill, [only, ...others]]) =>
      only === undefined || others.length > 0 ? [] : (present(skill, only) ?? []),
    )
    .sort((a, b) => b.asked - a.asked || b.level - a.level || (a.skillId < b.skillId ? -1 : 1));
  return {
    departments: counted.departments,
    page: all.slice(page * size, (page + 1) * size),
    total: all.length,
  };
}
