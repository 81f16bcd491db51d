import { failsMustHave, isCapped, reachesBand } from "../bands.ts";
import type { CompiledJob } from "../compileJob.ts";
import { quantise } from "../fixedPoint.ts";
import type { Band, Claim, SkillFacts } from "../model.ts";
import { type CourseOffer, creditsOfLevel, type Levels, levelsOf, takeCourses } from "./courseEffects.ts";

/** The state before any course: claims and their credit on each requirement. */
interface Before {
  job: CompiledJob;
  claims: readonly Claim[];
  facts: SkillFacts;
  credits: Float64Array;
}

/** Computes the outcome of sets of courses without rescoring the person for each set. */
export class CourseOutcome {
  readonly band: Band;
  readonly start: Float64Array;
  readonly levels: Levels;
  readonly #job: CompiledJob;
  readonly #facts: SkillFacts;
  readonly #credits = new Map<string, Float64Array>();

  constructor({ job, claims, facts, credits }: Before, band: Band) {
    this.#job = job;
    this.#facts = facts;
    this.start = credits;
    this.band = band;
    this.levels = levelsOf(claims, facts);
  }

  /** Returns the credit of each requirement after these courses, as far as they can be taken. */
  creditsAfter(courses: readonly CourseOffer[]): Float64Array {
    const { levels } = takeCourses(courses, this.levels);
    const credits = this.start.slice();
    for (const [skillId, level] of levels)
      if (level > (this.levels.get(skillId) ?? 0)) raiseCredits(credits, this.creditsOf(skillId, level));
    return credits;
  }

  /** Returns the credit of a level on each requirement. */
  creditsOf(skillId: string, level: number): Float64Array {
    const key = `${skillId} ${level}`;
    const credits = this.#credits.get(key) ?? creditsOfLevel(skillId, level, this.#job, this.#facts);
    this.#credits.set(key, credits);
    return credits;
  }

  score(credits: Float64Array): number {
    let score = 0;
    for (const [at, { share }] of this.#job.requirements.entries())
      score += quantise(share * (credits[at] ?? 0));
    return score;
  }

  reaches(credits: Float64Array): boolean {
    if (!reachesBand(this.score(credits), this.band)) return false;
    if (!isCapped(this.band)) return true;
    return this.#job.requirements.every(({ mustHave }, at) => !mustHave || !failsMustHave(credits[at] ?? 0));
  }
}

/** Raises each credit to the other value when that is higher. */
export function raiseCredits(credits: Float64Array, by: Float64Array): void {
  for (const [at, credit] of by.entries()) if (credit > (credits[at] ?? 0)) credits[at] = credit;
}
