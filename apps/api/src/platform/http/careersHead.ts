import type { Language } from "@vaardig/contract/limits";
import type {
  PublishedJob,
  PublishedJobDetail,
  PublishingCompany,
} from "../recruiting/vacancies/publishedJobs.ts";
import { type AskedSkill, jobPosting } from "./jobPosting.ts";

/** What a page of the careers site says of itself to whoever reads it without running scripts. */
export interface PageHead {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Address of the page; none where there is nothing to find. */
  canonical: string | null;
  /** schema.org data. */
  data: object | null;
}

const TITLES: Record<Language, (company: string) => string> = {
  en: (company) => `Jobs at ${company}`,
  nl: (company) => `Vacatures bij ${company}`,
};
const COUNTS: Record<Language, (company: string, count: number) => string> = {
  en: (company, count) => `${company} has ${count} ${count === 1 ? "job" : "jobs"} open. Look and apply.`,
  nl: (company, count) =>
    `${company} heeft ${count} ${count === 1 ? "vacature" : "vacatures"}. Bekijk ze en solliciteer.`,
};
const MISSING: Record<Language, string> = { en: "Jobs", nl: "Vacatures" };

const DESCRIPTION_LENGTH = 160;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

/** Address of a company's careers page, or of one of its vacancies. */
export function careersAddress(publicUrl: string, slug: string, jobId?: string): string {
  return `${publicUrl}/careers/${encodeURIComponent(slug)}${jobId ? `/${jobId}` : ""}`;
}

/** An address that leads nowhere, or nowhere any more. */
export function missingHead(language: Language, status: 404 | 410): PageHead {
  return { status, title: MISSING[language], description: "", canonical: null, data: null };
}

/** The list of a company's vacancies. */
export function listHead(
  publicUrl: string,
  language: Language,
  company: PublishingCompany,
  jobs: PublishedJob[],
): PageHead {
  return {
    status: 200,
    title: TITLES[language](company.name),
    description: shorten(company.description) || COUNTS[language](company.name, jobs.length),
    canonical: careersAddress(publicUrl, company.slug),
    data: {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: jobs.slice(0, 100).map(({ id, name }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        url: careersAddress(publicUrl, company.slug, id),
      })),
    },
  };
}

/** One vacancy as a schema.org JobPosting. */
export function jobHead(
  publicUrl: string,
  language: Language,
  company: PublishingCompany,
  job: PublishedJobDetail,
  skills: AskedSkill[],
): PageHead {
  const canonical = careersAddress(publicUrl, company.slug, job.id);
  const facts = [job.department, job.location].filter(Boolean).join(" · ");
  return {
    status: 200,
    title: `${job.name} · ${company.name}`,
    description: shorten(job.description) || facts,
    canonical,
    data: jobPosting(language, canonical, company, job, skills),
  };
}
