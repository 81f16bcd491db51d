import type { CareersCompany, CareersJob } from "@vaardig/contract/careers/careers";
import type { PublishingCompany } from "../../domain/companies/publishingCompany.ts";
import { logoUrl } from "../../domain/files/logoLinks.ts";
import type { PublishedJob } from "../../domain/jobs/publishedJobs.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** Returns the public profile of a company. */
export function presentCompany(secrets: Secrets, company: PublishingCompany): CareersCompany {
  const { id, logoKey, name, slug, industry, description, website, city, country } = company;
  const logo_url = logoUrl(secrets, id, logoKey);
  return { name, slug, industry, description, website, city, country, logo_url };
}

/** Converts a published job to the wire format. */
export function presentJob(row: PublishedJob): CareersJob {
  const { id, name, department, location, hours, salary_from, salary_to, apply_by } = row;
  const published_at = row.published_at.toISOString();
  return { id, name, department, location, hours, salary_from, salary_to, published_at, apply_by };
}
