import type { CareersCompany, CareersJob } from "@vaardig/contract/careers";
import type { PublishedJob, PublishingCompany } from "../../platform/recruiting/vacancies/publishedJobs.ts";

/** What a company tells everybody of itself. */
export function presentCompany(company: PublishingCompany): CareersCompany {
  const { name, slug, industry, description, website, city, country } = company;
  return { name, slug, industry, description, website, city, country };
}

/** Row → wire. */
export function presentJob(row: PublishedJob): CareersJob {
  const { id, name, department, location, hours, salary_from, salary_to } = row;
  const published_at = row.published_at.toISOString();
  return { id, name, department, location, hours, salary_from, salary_to, published_at };
}
