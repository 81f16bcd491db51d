import { addBit, type Bitset, createBitset, deleteBit, widened } from "@vaardig/matching/bitset";
import { ATTENTION_SQL, EMPLOYED } from "../../people/attention.ts";

/** What figures of a company's own people ask of one of them. */
export interface OwnPerson {
  /** The job of someone who is active; null without one. */
  jobId: string | null;
  /** Keeps skills here and has none. */
  isWithoutSkills: boolean;
}

/** {@link OwnPerson.jobId} of a row of `users` called `u`. */
export const OWN_JOB = `case when ${EMPLOYED} and u.status = 'active' then u.job_profile_id end`;

/** {@link OwnPerson.isWithoutSkills} of a row of `users` called `u`, of the company `$1`. */
export const WITHOUT_SKILLS = `coalesce(${EMPLOYED} and ${ATTENTION_SQL.no_skills}, false)`;

const NOBODY: OwnPerson = { jobId: null, isWithoutSkills: false };
const NO_JOB = -1;

/** The jobs of a company's own people and who of them has no skills, by number. */
export class OwnPeople {
  /** Each person's place in `jobIds`, -1 for none. */
  readonly #jobs: number[] = [];
  readonly jobIds: string[] = [];
  readonly #places = new Map<string, number>();
  #withoutSkills = createBitset(1_024);

  /** Says of one person, also again, what holds now. */
  put(person: number, { jobId, isWithoutSkills }: OwnPerson = NOBODY): void {
    this.#jobs[person] = jobId === null ? NO_JOB : this.#placeOf(jobId);
    this.#withoutSkills = widened(this.#withoutSkills, person);
    if (isWithoutSkills) addBit(this.#withoutSkills, person);
    else deleteBit(this.#withoutSkills, person);
  }

  #placeOf(jobId: string): number {
    const known = this.#places.get(jobId);
    if (known !== undefined) return known;
    const place = this.jobIds.push(jobId) - 1;
    this.#places.set(jobId, place);
    return place;
  }

  /** Each person's place in `jobIds`, -1 for none: a copy. */
  jobs(): Int32Array {
    return Int32Array.from(this.#jobs);
  }

  /** Who has no skills: a copy. */
  withoutSkills(): Bitset {
    return this.#withoutSkills.slice();
  }
}
