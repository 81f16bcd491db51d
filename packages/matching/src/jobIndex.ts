import { similarityStrength } from "./adjacencyStrength.ts";
import type { CompiledJob } from "./compileJob.ts";
import { type NumberLists, toNumberLists } from "./numberLists.ts";
import type { SkillTable } from "./skillTable.ts";

/**
 * Jobs by required skill. A need is a skill that any job requires, numbered from 0; jobs are numbered by
 * their position in the input.
 */
export interface JobIndex {
  jobs: readonly (CompiledJob | null)[];
  /** Need number by skill number. */
  needOf: ReadonlyMap<number, number>;
  needCount: number;
  /** Postings by need: job, share of the job's score, required level. */
  postings: { offsets: Uint32Array; jobs: Uint32Array; shares: Float64Array; levels: Uint8Array };
  /** By number of a held skill: the needs it is a neighbour of, with the strengths at the same index. */
  neighbours: NumberLists & { strengths: Float64Array };
  /** Needs by skill group. */
  groupNeeds: ReadonlyMap<string, readonly number[]>;
}

function postingsOf(
  jobs: readonly (CompiledJob | null)[],
  needOf: Map<number, number>,
  skills: SkillTable,
): JobIndex["postings"] {
  const rows = jobs.flatMap((job, number) =>
    (job?.requirements ?? []).map((requirement) => {
      const skill = skills.ordinalOf(requirement.skillId);
      const need = needOf.get(skill) ?? needOf.size;
      needOf.set(skill, need);
      return { key: need, number, share: requirement.share, level: requirement.level };
    }),
  );
  const lists = toNumberLists(rows, needOf.size);
  return {
    offsets: lists.offsets,
    jobs: lists.numbers,
    shares: Float64Array.from(lists.rows, (row) => row.share),
    levels: Uint8Array.from(lists.rows, (row) => row.level),
  };
}

/** Builds the index; a null job (no requirements) is kept and ranks last without a score. */
export function buildJobIndex(jobs: readonly (CompiledJob | null)[], skills: SkillTable): JobIndex {
  const needOf = new Map<number, number>();
  const postings = postingsOf(jobs, needOf, skills);
  const groupNeeds = new Map<string, number[]>();
  const near: { key: number; number: number; strength: number }[] = [];
  for (const [skill, need] of needOf) {
    const id = skills.idAt(skill) ?? "";
    for (const { skillId, sim } of skills.neighbours(id)) {
      const strength = similarityStrength(sim);
      if (strength > 0) near.push({ key: skills.ordinalOf(skillId), number: need, strength });
    }
    for (const group of skills.groupOf(id)) {
      const needs = groupNeeds.get(group);
      if (needs) needs.push(need);
      else groupNeeds.set(group, [need]);
    }
  }
  const lists = toNumberLists(near, skills.size);
  return {
    jobs,
    needOf,
    needCount: needOf.size,
    postings,
    neighbours: {
      offsets: lists.offsets,
      numbers: lists.numbers,
      strengths: Float64Array.from(lists.rows, (row) => row.strength),
    },
    groupNeeds,
  };
}
