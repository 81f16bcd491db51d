import { adjacentSkills } from "../adjacencyStrength.ts";
import { type CompiledJob, compileJob } from "../compileJob.ts";
import { buildJobIndex, type JobIndex } from "../jobIndex.ts";
import type { SkillTable } from "../skillTable.ts";
import type { CareerProfile } from "./careerProfile.ts";
import { groupShares } from "./groupShares.ts";
import { type TitleGrams, titleGrams } from "./titleGrams.ts";

/** Jobs that require a skill or belong partly to a group, with the required level or the share. */
export interface Postings {
  jobs: number[];
  values: number[];
}

/** A company's jobs, prepared for computing moves, by number. */
export class CareerIndex {
  readonly profiles: readonly CareerProfile[];
  readonly compiled: readonly (CompiledJob | null)[];
  readonly skills: SkillTable;
  readonly jobs: JobIndex;
  /** By skill number, with the required level. */
  readonly bySkill = new Map<number, Postings>();
  /** By group, with the share of the job in that group. */
  readonly byGroup = new Map<string, Postings>();
  readonly groups: readonly ReadonlyMap<string, number>[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly #titles: (TitleGrams | undefined)[] = [];
  readonly #near = new Map<string, readonly { skill: number; strength: number }[]>();

  constructor(profiles: readonly CareerProfile[], skills: SkillTable) {
    this.profiles = profiles;
    this.skills = skills;
    this.numbers = new Map(profiles.map(({ id }, number) => [id, number]));
    this.compiled = profiles.map(({ requirements }) => compileJob(requirements, skills));
    this.groups = this.compiled.map((job) => (job ? groupShares(job, skills) : new Map()));
    for (const [number, job] of this.compiled.entries())
      for (const { skillId, level } of job?.requirements ?? [])
        post(this.bySkill, skills.ordinalOf(skillId), number, level);
    for (const [number, shares] of this.groups.entries())
      for (const [group, share] of shares) post(this.byGroup, group, number, share);
    this.jobs = buildJobIndex(this.compiled, skills);
  }

  titles(number: number): TitleGrams {
    const known = this.#titles[number] ?? titleGrams(this.profiles[number]?.titles ?? []);
    this.#titles[number] = known;
    return known;
  }

  /** Returns the substitutes of a required skill that some job requires, by skill number. */
  near(skillId: string): readonly { skill: number; strength: number }[] {
    const known = this.#near.get(skillId);
    if (known) return known;
    const near = adjacentSkills(skillId, this.skills)
      .map((adjacent) => ({ skill: this.skills.ordinalOf(adjacent.skillId), strength: adjacent.strength }))
      .filter(({ skill }) => this.bySkill.has(skill));
    this.#near.set(skillId, near);
    return near;
  }
}

function post<Key>(lists: Map<Key, Postings>, key: Key, job: number, value: number): void {
  const list = lists.get(key);
  if (list) {
    list.jobs.push(job);
    list.values.push(value);
  } else lists.set(key, { jobs: [job], values: [value] });
}
