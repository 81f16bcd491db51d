import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type {
  jobProfileLabels,
  jobProfileSkills,
  jobProfiles,
} from "../../domain/taxonomy/jobProfiles.table.ts";
import type { DemoContext } from "./demoContext.ts";
import type { CompanyIds } from "./makePeople.ts";

const LANGUAGES = ["en", "nl"] as const;
/** Number of a job's most important skills that are must-haves. */
const MUST_HAVES = 2;

export interface JobProfileRows {
  profiles: (typeof jobProfiles.$inferInsert)[];
  labels: (typeof jobProfileLabels.$inferInsert)[];
  skills: (typeof jobProfileSkills.$inferInsert)[];
}

/** Returns the keys of a job's must-have skills. */
export function mustHavesOf(job: StarterJob): Set<string> {
  const vital = job.skills
    .filter(({ kind }) => kind === "essential")
    .sort((one, other) => other.importance - one.importance);
  return new Set(vital.slice(0, MUST_HAVES).map(({ skill }) => skill));
}

function labelsOf(job: StarterJob) {
  return LANGUAGES.flatMap((lang) => {
    const names = new Set([job[lang], ...job.aliases[lang]]);
    return [...names].map((label) => ({ lang, label, preferred: label === job[lang] }));
  });
}

/**
 * Returns the company's own copy of each job profile, which it may change independently of the shared one.
 */
export function makeJobProfiles(
  keys: readonly string[],
  ids: CompanyIds,
  context: DemoContext,
): JobProfileRows {
  const companyId = ids.company;
  const jobs = keys.map((key) => ({ job: context.job(key), jobProfileId: ids.jobProfile(key) }));
  return {
    profiles: jobs.map(({ job, jobProfileId }) => ({
      id: jobProfileId,
      companyId,
      source: "company",
      sourceVersion: "1",
      uri: `company:job/${job.key}`,
      isco: job.isco,
      sector: job.sector,
      family: job.family,
      step: job.step,
      labels: { en: job.en, nl: job.nl },
      descriptions: job.description,
    })),
    labels: jobs.flatMap(({ job, jobProfileId }) =>
      labelsOf(job).map((label) => ({ companyId, jobProfileId, ...label })),
    ),
    skills: jobs.flatMap(({ job, jobProfileId }) => {
      const mustHaves = mustHavesOf(job);
      return job.skills.map(({ skill, ...requirement }) => ({
        companyId,
        jobProfileId,
        skillId: context.skillId(skill),
        ...requirement,
        mustHave: mustHaves.has(skill),
      }));
    }),
  };
}
