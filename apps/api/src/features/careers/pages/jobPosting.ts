import type { Language } from "@vaardig/contract/limits";
import type { PublishingCompany } from "../../../domain/companies/publishingCompany.ts";
import type { PublishedJobDetail } from "../../../domain/jobs/publishedJobs.ts";
import { escapeHtml } from "../../../platform/http/pageHtml.ts";

/** A required skill of a job, in the reader's language. */
export interface RequestedSkill {
  name: string;
  essential: boolean;
}

const FULL_TIME_HOURS = 36;

const WORDS = {
  en: {
    essential: "Required",
    optional: "Nice to have",
    hours: (hours: number) => `${hours} hours a week`,
  },
  nl: {
    essential: "Vereist",
    optional: "Mooi meegenomen",
    hours: (hours: number) => `${hours} uur per week`,
  },
};

const paragraph = (lines: string) => `<p>${escapeHtml(lines).replace(/\r?\n/g, "<br>")}</p>`;

function listOf(title: string, skills: RequestedSkill[]): string {
  const items = skills.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join("");
  return items && `<p>${escapeHtml(title)}</p><ul>${items}</ul>`;
}

/** Returns the complete job description as HTML, which search engines require; never only the title. */
function descriptionOf(
  language: Language,
  company: PublishingCompany,
  job: PublishedJobDetail,
  skills: RequestedSkill[],
): string {
  const { essential, optional, hours } = WORDS[language];
  const facts = [company.name, job.department, job.location, job.hours && hours(job.hours)];
  return [
    ...job.description
      .split(/\r?\n\s*\r?\n/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map(paragraph),
    listOf(
      essential,
      skills.filter((skill) => skill.essential),
    ),
    listOf(
      optional,
      skills.filter((skill) => !skill.essential),
    ),
    paragraph(facts.filter(Boolean).join(" · ")),
  ].join("");
}

function placeOf(company: PublishingCompany, location: string | null) {
  const { country, state, city, addressLine1, addressLine2, zipCode } = company;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  const isOwnTown = !location || location === city;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...((location || city) && { addressLocality: location || city }),
      ...(isOwnTown && state && { addressRegion: state }),
      ...(isOwnTown && street && { streetAddress: street }),
      ...(isOwnTown && zipCode && { postalCode: zipCode }),
      ...(country && { addressCountry: country }),
    },
  };
}

const absolute = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`);

/** Returns a job as a schema.org JobPosting, with everything Google requires and recommends that is known. */
export function jobPosting(
  language: Language,
  url: string,
  company: PublishingCompany,
  job: PublishedJobDetail,
  skills: RequestedSkill[],
): object {
  const starts = job.starts_on ?? job.available_from;
  const sameAs = [company.website, company.linkedin].filter(Boolean).map(absolute);
  const hours = job.hours && {
    employmentType: [
      job.hours >= FULL_TIME_HOURS ? "FULL_TIME" : "PART_TIME",
      ...(job.ends_on ? ["TEMPORARY"] : []),
    ],
    workHours: WORDS[language].hours(job.hours),
  };
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.name,
    description: descriptionOf(language, company, job, skills),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
    datePosted: job.published_at.toISOString().slice(0, 10),
    url,
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      ...(sameAs.length > 0 && { sameAs }),
    },
    jobLocation: placeOf(company, job.location),
    totalJobOpenings: job.headcount,
    ...(company.industry && { industry: company.industry }),
    ...hours,
    ...(skills.length > 0 && { skills: skills.map(({ name }) => name).join(", ") }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "EUR",
      value: {
        "@type": "QuantitativeValue",
        minValue: job.salary_from,
        maxValue: job.salary_to,
        unitText: "MONTH",
      },
    },
    ...(starts && { jobStartDate: starts }),
    ...(job.apply_by && { validThrough: `${job.apply_by}T23:59:59` }),
  };
}
