import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { PublishingCompany } from "../../../domain/companies/publishingCompany.ts";
import type { PublishedJob, PublishedJobDetail } from "../../../domain/jobs/publishedJobs.ts";
import type { PageHead } from "../../../platform/http/pageHtml.ts";
import { type AskedSkill, jobPosting } from "./jobPosting.ts";

/** Where a page is and in which language; `asked` when the address names the language itself. */
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

/** Address of a company's careers page, or of one of its vacancies. */
export function careersAddress(publicUrl: string, slug: string, jobId?: string): string {
  return `${publicUrl}/careers/${encodeURIComponent(slug)}${jobId ? `/${jobId}` : ""}`;
}

/** The page's own address, and that of each language. */
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

/** An address that leads nowhere, or nowhere any more. */
export function missingHead(language: Language, status: 404 | 410): PageHead {
  return { status, title: MISSING[language], description: "", canonical: null, data: null };
}

/** The list of a company's vacancies. */
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

/** One vacancy as a schema.org JobPosting. */
export function jobHead(
  place: Place,
  company: PublishingCompany,
  job: PublishedJobDetail,
  skills: AskedSkill[],
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
