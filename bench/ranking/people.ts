import type { Claim } from "@vaardig/matching/model";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";

export interface GeneratedPerson {
  job: StarterJob;
  claims: Claim[];
}

/** Share of a job's skills that a person in the job has in the profile. */
const KEPT = { essential: 0.75, optional: 0.45 } as const;
const UNKNOWN_LEVEL = 0.25;
/** Deviation of a stated level from the required one. */
const LEVEL_NOISE = [-1, 0, 0, 0, 1] as const;
const MAX_EXTRA = 8;

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function madeClaim(skillId: string, level: number, random: () => number): Claim {
  const noisy = Math.min(5, Math.max(1, level + (pick(LEVEL_NOISE, random) ?? 0)));
  return {
    skillId,
    level: random() < UNKNOWN_LEVEL ? null : noisy,
    source: "self",
    lastUsedYears: 0,
  };
}

/**
 * Generates a person in a job: some of its skills are missing, levels deviate or are not stated, and skills
 * of other jobs are added, half of them from the same sector.
 */
export function generatePerson(
  job: StarterJob,
  jobs: readonly StarterJob[],
  random: () => number,
): GeneratedPerson {
  const claims = new Map<string, Claim>();
  for (const { skill, level, kind } of job.skills)
    if (random() < KEPT[kind]) claims.set(skill, madeClaim(skill, level, random));
  const near = jobs.filter(({ sector }) => sector === job.sector);
  for (let extra = Math.floor(random() * (MAX_EXTRA + 1)); extra > 0; extra -= 1) {
    const other = pick(random() < 0.5 ? near : jobs, random);
    const asked = other && pick(other.skills, random);
    if (asked && !claims.has(asked.skill))
      claims.set(asked.skill, madeClaim(asked.skill, asked.level, random));
  }
  return { job, claims: [...claims.values()] };
}
