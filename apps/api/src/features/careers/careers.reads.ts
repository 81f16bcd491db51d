import type { getCareersJob, listCareers } from "@vaardig/contract/careers/careers";
import type { Payload } from "@vaardig/contract/endpoint";
import type { Language } from "@vaardig/contract/limits";
import type { z } from "zod";
import type { PublishingCompany } from "../../domain/companies/publishingCompany.ts";
import { jobSkillsOf } from "../../domain/jobs/jobSkills.ts";
import { type PublishedJobDetail, publishedJobs } from "../../domain/jobs/publishedJobs.ts";
import { presentRequired } from "../../domain/taxonomy/presentRequired.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { presentCompany, presentJob } from "./careers.present.ts";
import { filterJobs } from "./filterJobs.ts";

/** Returns a page of a company's published jobs. */
export async function readCareers(
  tx: Tx,
  secrets: Secrets,
  company: PublishingCompany,
  query: z.output<typeof listCareers.query>,
): Promise<Payload<typeof listCareers>> {
  const { jobs, ...chosen } = filterJobs(await publishedJobs(tx, company), query);
  return { company: presentCompany(secrets, company), data: jobs.map(presentJob), ...chosen };
}

/**
 * Returns a published job with its required skills, named in a language; null for the job when it is closed.
 */
export async function readCareersJob(
  tx: Tx,
  secrets: Secrets,
  company: PublishingCompany,
  row: PublishedJobDetail,
  language: Language,
): Promise<Payload<typeof getCareersJob>> {
  if (!row.open) return { company: presentCompany(secrets, company), job: null };
  const required = await jobSkillsOf(tx, company.id, row.id);
  const skills = await presentRequired(tx, required, language);
  const { description, available_from, starts_on, ends_on } = row;
  return {
    company: presentCompany(secrets, company),
    job: {
      ...presentJob(row),
      description,
      available_from,
      starts_on,
      ends_on,
      skills: skills.map(({ skill, level, kind }) => ({
        name: skill.name,
        level: skill.kind === "licence" ? null : level,
        essential: kind === "essential",
      })),
    },
  };
}
