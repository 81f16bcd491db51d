import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";

/** Maximum steps of one move up. */
const STEPS_UP = 2;
/** Families with their own training, where earlier jobs are in the same family. */
const OWN_TRAINING = new Set(["medical", "pharmacy", "therapy", "perioperative", "diagnostics"]);
/** Minimum share of a job's skills that an earlier job must also require. */
const SHARED = { family: 0.2, sector: 0.33, elsewhere: 0.45 };

/** Returns the share of a job's requirements, by importance, that another job requires too. */
function sharedSkills(job: StarterJob, other: StarterJob): number {
  const asked = new Set(other.skills.map(({ skill }) => skill));
  const weigh = (skills: StarterJob["skills"]) => skills.reduce((sum, { importance }) => sum + importance, 0);
  return weigh(job.skills.filter(({ skill }) => asked.has(skill))) / weigh(job.skills);
}

/** Returns the jobs near a person's own: possible next ones, earlier ones and those of its family. */
export function relatedJobs(own: StarterJob, jobs: readonly StarterJob[]): StarterJob[] {
  const near = jobs.filter(
    (job) => job.key !== own.key && (job.family === own.family || leadsTo(own, job) || leadsTo(job, own)),
  );
  return near.length > 0 ? near : [own];
}

/** Returns whether people in a job can have held another one before: similar work, and not more senior. */
export function leadsTo(earlier: StarterJob, job: StarterJob): boolean {
  if (earlier.key === job.key) return true;
  if (earlier.step > job.step || earlier.step < job.step - STEPS_UP) return false;
  if (OWN_TRAINING.has(job.family) || OWN_TRAINING.has(earlier.family)) return false;
  const shared = sharedSkills(job, earlier);
  if (earlier.family === job.family) return shared >= SHARED.family;
  if (earlier.sector === job.sector) return shared >= SHARED.sector;
  return shared >= SHARED.elsewhere && job.sector !== "healthcare" && earlier.sector !== "healthcare";
}
