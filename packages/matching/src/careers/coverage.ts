import { LEVEL_CODES, LEVEL_REACH } from "../claimCode.ts";
import type { CompiledJob } from "../compileJob.ts";
import type { Claim } from "../model.ts";
import { RequirementCredits } from "../requirementCredits.ts";
import { LEVEL_MAX } from "../scorerConfig.ts";
import type { CareerIndex } from "./careerIndex.ts";

/** A number per job; only touched jobs need to be read and cleared. */
export class Tally {
  readonly values: Float64Array;
  readonly touched: Uint32Array;
  count = 0;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.touched = new Uint32Array(size);
  }

  /** Adds a positive value. */
  add(job: number, value: number): void {
    this.#set(job, this.values[job] ?? 0, (this.values[job] ?? 0) + value);
  }

  /** Raises the value to a higher, positive one. */
  raise(job: number, value: number): void {
    const before = this.values[job] ?? 0;
    if (value > before) this.#set(job, before, value);
  }

  #set(job: number, before: number, value: number): void {
    if (before === 0) {
      this.touched[this.count] = job;
      this.count += 1;
    }
    this.values[job] = value;
  }

  clear(): void {
    for (let at = 0; at < this.count; at += 1) this.values[this.touched[at] ?? 0] = 0;
    this.count = 0;
  }
}

/**
 * Coverage of the index's jobs by claims, and of requirements by each job; the same numbers as the scorer.
 */
export class Coverage {
  readonly #index: CareerIndex;
  readonly #needs: RequirementCredits;
  readonly #best: Tally;

  constructor(index: CareerIndex) {
    this.#index = index;
    this.#needs = new RequirementCredits(index.jobs, index.skills);
    this.#best = new Tally(index.profiles.length);
  }

  /** Adds to each job the share of it that the claims cover. */
  ofJobs(claims: readonly Claim[], into: Tally): void {
    const { offsets, jobs, shares, levels } = this.#index.jobs.postings;
    this.#needs.load(claims, true);
    const { credits, reached, reachedCount } = this.#needs;
    for (let turn = 0; turn < reachedCount; turn += 1) {
      const need = reached[turn] ?? 0;
      const to = offsets[need + 1] ?? 0;
      for (let at = offsets[need] ?? 0; at < to; at += 1) {
        const credit = credits[need * (LEVEL_MAX + 1) + (levels[at] ?? 0)] ?? 0;
        if (credit > 0) into.add(jobs[at] ?? 0, (shares[at] ?? 0) * credit);
      }
    }
  }

  /** Adds to each job the share of the requirements that a person who meets the job exactly would cover. */
  byJobs(asked: CompiledJob, into: Tally): void {
    const best = this.#best;
    for (const { skillId, level, share } of asked.requirements) {
      this.#raise(this.#index.skills.ordinalOf(skillId), level, 1);
      for (const { skill, strength } of this.#index.near(skillId)) this.#raise(skill, level, strength);
      for (let at = 0; at < best.count; at += 1) {
        const job = best.touched[at] ?? 0;
        into.add(job, share * (best.values[job] ?? 0));
      }
      best.clear();
    }
  }

  #raise(skill: number, asked: number, strength: number): void {
    const list = this.#index.bySkill.get(skill);
    if (!list) return;
    for (let at = 0; at < list.jobs.length; at += 1)
      this.#best.raise(
        list.jobs[at] ?? 0,
        strength * (LEVEL_REACH[asked * LEVEL_CODES + (list.values[at] ?? 0)] ?? 0),
      );
  }
}
