import type { Starter, StarterJob, StarterSkill } from "@vaardig/taxonomy/starter/starterTypes";
import type { CompanyPlan } from "../plan.ts";

/** The input of every part of the generator besides the plan. */
export interface DemoContext {
  /** ISO date from which all other dates are counted. */
  today: string;
  passwordHash: string;
  skills: readonly StarterSkill[];
  /** Jobs of the taxonomy and the company's own. */
  jobs: readonly StarterJob[];
  job(key: string): StarterJob;
  skill(key: string): StarterSkill;
  skillId(key: string): string;
}

/** The input of the generator: the taxonomy, the ids of its skills, the day and a password hash. */
export interface DemoInput {
  today: string;
  passwordHash: string;
  starter: Starter;
  skillIds: ReadonlyMap<string, string>;
}

function finder<T>(what: string, values: ReadonlyMap<string, T>): (key: string) => T {
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`the demo needs the ${what} ${key}, which is not there`);
    return value;
  };
}

/**
 * Returns lookups by key over the starter taxonomy and the company's own jobs. They throw on an unknown key.
 */
export function demoContext(input: DemoInput, plan: CompanyPlan): DemoContext {
  const { today, passwordHash, starter, skillIds } = input;
  const jobs = [...starter.jobs, ...plan.ownJobs];
  return {
    today,
    passwordHash,
    skills: starter.skills,
    jobs,
    job: finder("job", new Map(jobs.map((job) => [job.key, job]))),
    skill: finder("skill", new Map(starter.skills.map((skill) => [skill.key, skill]))),
    skillId: finder("skill", skillIds),
  };
}
