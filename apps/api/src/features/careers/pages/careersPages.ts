import { CAREERS_PAGE_SIZE, getCareersJob, listCareers } from "@vaardig/contract/careers/careers";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { findPublishingCompany } from "../../../domain/companies/publishingCompany.ts";
import { findPublishedJob, publishedJobs } from "../../../domain/jobs/publishedJobs.ts";
import { inCompany } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { escapeHtml } from "../../../platform/http/pageHtml.ts";
import type { SendPage } from "../../../platform/http/publicPages.ts";
import { chosenLanguage, requestLanguage } from "../../../platform/i18n/translate.ts";
import { readCareers, readCareersJob } from "../careers.reads.ts";
import { careersAddress, jobHead, listHead, missingHead } from "./careersHead.ts";

interface Address {
  company_slug: string;
  jobId?: string;
}

const LIST = "/careers/:company_slug";
const JOB = "/careers/:company_slug/:jobId";

type Page = Omit<NonNullable<Parameters<SendPage>[3]>, "language">;

/** Returns the metadata and first response of a page; the response only when the URL has no filters. */
async function pageOf({ services }: App, address: Address, language: Language, asked: string | undefined) {
  const { db, config } = services;
  const { company_slug, jobId } = address;
  const missing = (status: 404 | 410, read: Page["read"] = null): Page => ({
    head: missingHead(language, status),
    read,
  });
  const company = await findPublishingCompany(db, company_slug);
  if (!company) return missing(404);
  const place = { publicUrl: config.publicUrl, language, asked };
  return inCompany(db, company.id, async (tx): Promise<Page> => {
    if (jobId === undefined) {
      const query = listCareers.query.parse({ company_slug, size: CAREERS_PAGE_SIZE });
      const payload = await readCareers(tx, services.secrets, company, query);
      const head = listHead(place, company, await publishedJobs(tx, company));
      return { head, read: { path: listCareers.path, query, language, payload } };
    }
    const isId = z.uuid().safeParse(jobId).success;
    const job = isId ? await findPublishedJob(tx, company, jobId) : undefined;
    if (!job) return missing(404);
    const payload = await readCareersJob(tx, services.secrets, company, job, language);
    const read = { path: getCareersJob.path, query: { company_slug, id: jobId }, language, payload };
    if (!payload.job) return missing(410, read);
    return { head: jobHead(place, company, job, payload.job.skills), read };
  });
}

/** Sets a cookie with the browser's language, because the web app reads only the URL and the cookie. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, language: Language): void {
  if (chosenLanguage(request) || language === LANGUAGES[0]) return;
  reply.header("set-cookie", `i18next=${language}; Path=/; Max-Age=31536000; SameSite=Lax`);
}

/**
 * Registers the careers pages: the web app's page with metadata for search engines and the first response.
 * Also registers each company's sitemap. Returns the paths.
 */
export function careersPages(app: App, send: SendPage): readonly string[] {
  const hidden = { schema: { hide: true } };
  for (const path of [LIST, JOB]) {
    app.get(path, hidden, async (request, reply) => {
      const language = requestLanguage(request);
      const asked = (request.query as { lng?: string }).lng === language ? language : undefined;
      const page = await pageOf(app, request.params as Address, language, asked);
      rememberLanguage(request, reply, language);
      return send(request, reply, path, { language, ...page });
    });
  }
  app.get(`${LIST}/jobs.xml`, hidden, async (request, reply) => {
    const { db, config } = app.services;
    const company = await findPublishingCompany(db, (request.params as Address).company_slug);
    if (!company) throw new AppError("not_found");
    const jobs = await inCompany(db, company.id, (tx) => publishedJobs(tx, company));
    const place = (id: string | undefined, extra = "") =>
      `<url><loc>${escapeHtml(careersAddress(config.publicUrl, company.slug, id))}</loc>${extra}</url>`;
    const places = jobs.map(({ id, published_at }) =>
      place(id, `<lastmod>${published_at.toISOString().slice(0, 10)}</lastmod>`),
    );
    return reply
      .header("content-type", "application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${place(undefined)}${places.join("")}</urlset>`,
      );
  });
  return [LIST, JOB];
}
