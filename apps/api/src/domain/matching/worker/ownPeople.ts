import { addBit, type Bitset, createBitset, deleteBit, withCapacity } from "@vaardig/matching/bitset";
import { ATTENTION_SQL, EMPLOYED_SQL } from "../../people/attention.ts";

/** The facts about an employee that figures of the company need. */
export interface OwnPerson {
  /** The job profile of an active person; null without one. */
  jobId: string | null;
  /** Records skills here and has none. */
  isWithoutSkills: boolean;
}

/** SQL for {@link OwnPerson.jobId} of a row of `users u`. */
export const OWN_JOB_SQL = `case when ${EMPLOYED_SQL} and u.status = 'active' then u.job_profile_id end`;

/** SQL for {@link OwnPerson.isWithoutSkills} of a row of `users u`, of the company `$1`. */
export const WITHOUT_SKILLS_SQL = `coalesce(${EMPLOYED_SQL} and ${ATTENTION_SQL.no_skills}, false)`;

const NOBODY: OwnPerson = { jobId: null, isWithoutSkills: false };
const NO_JOB = -1;

/** The job profiles of a company's own people, and which people have no skills, by number. */
export class OwnPeople {
  /** Each person's index in `jobIds`; -1 for none. */
  readonly #jobs: number[] = [];
  readonly jobIds: string[] = [];
  readonly #places = new Map<string, number>();
  #withoutSkills = createBitset(1_024);

  /** Sets or changes the facts of one person. */
  put(person: number, { jobId, isWithoutSkills }: OwnPerson = NOBODY): void {
    this.#jobs[person] = jobId === null ? NO_JOB : this.#placeOf(jobId);
    this.#withoutSkills = withCapacity(this.#withoutSkills, person);
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

  /** Returns a copy of each person's index in `jobIds`; -1 for none. */
  jobs(): Int32Array {
    return Int32Array.from(this.#jobs);
  }

  /** Returns a copy of the set of people without skills. */
  withoutSkills(): Bitset {
    return this.#withoutSkills.slice();
  }
}
