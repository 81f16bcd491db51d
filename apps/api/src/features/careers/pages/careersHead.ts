import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { PublishingCompany } from "../../../domain/companies/publishingCompany.ts";
import type { PublishedJob, PublishedJobDetail } from "../../../domain/jobs/publishedJobs.ts";
import type { PageHead } from "../../../platform/http/pageHtml.ts";
import { jobPosting, type RequestedSkill } from "./jobPosting.ts";

/** The place and language of a page; `asked` when the URL names the language. */
interface Place {
  publicUrl: string;
  language: Language;
  asked: string | undefined;
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

/** Returns the URL of a company's careers page, or of one of its jobs. */
export function careersAddress(publicUrl: string, slug: string, jobId?: string): string {
  return `${publicUrl}/careers/${encodeURIComponent(slug)}${jobId ? `/${jobId}` : ""}`;
}

/** Returns the canonical URL of a page, and its URL in each language. */
function addressesOf({ publicUrl, asked }: Place, slug: string, jobId?: string) {
  const plain = careersAddress(publicUrl, slug, jobId);
  const inLanguage = (language: string) => `${plain}?lng=${language}`;
  return {
    canonical: asked ? inLanguage(asked) : plain,
    alternates: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])),
      "x-default": plain,
    },
  };
}

/** Returns the metadata for a URL of a missing (404) or removed (410) page. */
export function missingHead(language: Language, status: 404 | 410): PageHead {
  return { status, title: MISSING[language], description: "", canonical: null, data: null };
}

/** Returns the metadata of a company's list of jobs. */
export function listHead(place: Place, company: PublishingCompany, jobs: PublishedJob[]): PageHead {
  const { publicUrl, language } = place;
  return {
    status: 200,
    title: TITLES[language](company.name),
    description: shorten(company.description) || COUNTS[language](company.name, jobs.length),
    ...addressesOf(place, company.slug),
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

/** Returns the metadata of a job, including a schema.org JobPosting. */
export function jobHead(
  place: Place,
  company: PublishingCompany,
  job: PublishedJobDetail,
  skills: RequestedSkill[],
): PageHead {
  const url = careersAddress(place.publicUrl, company.slug, job.id);
  const facts = [job.department, job.location].filter(Boolean).join(" · ");
  return {
    status: 200,
    title: `${job.name} · ${company.name}`,
    description: shorten(job.description) || facts,
    ...addressesOf(place, company.slug, job.id),
    data: jobPosting(place.language, url, company, job, skills),
  };
}
