import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";

/** How many steps a move up may take at once. */
const STEPS_UP = 2;
/** Work that needs its own training, so that earlier jobs are the same. */
const OWN_TRAINING = new Set(["medical", "pharmacy", "therapy", "perioperative", "diagnostics"]);
/** Share of a job's skills that another one must ask for as well, to be on the way to it. */
const SHARED = { family: 0.2, sector: 0.33, elsewhere: 0.45 };

/** Part of what a job asks, by importance, that another job asks for as well. */
function sharedSkills(job: StarterJob, other: StarterJob): number {
  const asked = new Set(other.skills.map(({ skill }) => skill));
  const weigh = (skills: StarterJob["skills"]) => skills.reduce((sum, { importance }) => sum + importance, 0);
  return weigh(job.skills.filter(({ skill }) => asked.has(skill))) / weigh(job.skills);
}

/** The jobs to which a person in `own` can look: the next ones, those before it and those of its family. */
export function jobsNear(own: StarterJob, jobs: readonly StarterJob[]): StarterJob[] {
  const near = jobs.filter(
    (job) => job.key !== own.key && (job.family === own.family || leadsTo(own, job) || leadsTo(job, own)),
  );
  return near.length > 0 ? near : [own];
}

/** Whether people in a job can have held another one just before: near in its work, and not above it. */
export function leadsTo(earlier: StarterJob, job: StarterJob): boolean {
  if (earlier.key === job.key) return true;
  if (earlier.step > job.step || earlier.step < job.step - STEPS_UP) return false;
  if (OWN_TRAINING.has(job.family) || OWN_TRAINING.has(earlier.family)) return false;
  const shared = sharedSkills(job, earlier);
  if (earlier.family === job.family) return shared >= SHARED.family;
  if (earlier.sector === job.sector) return shared >= SHARED.sector;
  return shared >= SHARED.elsewhere && job.sector !== "healthcare" && earlier.sector !== "healthcare";
}
