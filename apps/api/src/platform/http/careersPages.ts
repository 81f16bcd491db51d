import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "../../app.ts";
import { inCompany } from "../db/database.ts";
import { requestLanguage } from "../i18n/translate.ts";
import {
  findPublishedJob,
  findPublishingCompany,
  publishedJobs,
} from "../recruiting/vacancies/publishedJobs.ts";
import { vacancySkillsOf } from "../recruiting/vacancies/vacancySkills.ts";
import { presentRequired } from "../taxonomy/presentRequired.ts";
import { AppError } from "./appError.ts";
import { careersAddress, jobHead, listHead, missingHead, type PageHead } from "./careersHead.ts";
import { escapeHtml, withHead } from "./withHead.ts";

interface Address {
  slug: string;
  jobId?: string;
}

async function headOf(
  { services }: App,
  { slug, jobId }: Address,
  request: FastifyRequest,
): Promise<PageHead> {
  const { db, config } = services;
  const language = requestLanguage(request);
  const company = await findPublishingCompany(db, slug);
  if (!company) return missingHead(language, 404);
  return inCompany(db, company.id, async (tx) => {
    if (jobId === undefined)
      return listHead(config.publicUrl, language, company, await publishedJobs(tx, company));
    const isId = z.uuid().safeParse(jobId).success;
    const job = isId ? await findPublishedJob(tx, company, jobId) : undefined;
    if (!job?.open) return missingHead(language, job ? 410 : 404);
    const required = await presentRequired(tx, await vacancySkillsOf(tx, company.id, job.id), language);
    const skills = required.map(({ skill, kind }) => ({ name: skill.name, essential: kind === "essential" }));
    return jobHead(config.publicUrl, language, company, job, skills);
  });
}

/**
 * The careers pages' addresses: the web app's page, with what search engines read put into its head. Also each
 * company's sitemap.
 */
export function careersPages(app: App, html: string): void {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = await headOf(app, request.params as Address, request);
    return reply
      .code(head.status)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-language, cookie")
      .send(withHead(html, head));
  };
  const hidden = { schema: { hide: true } };
  app.get("/careers/:slug", hidden, page);
  app.get("/careers/:slug/:jobId", hidden, page);
  app.get("/careers/:slug/jobs.xml", hidden, async (request, reply) => {
    const { db, config } = app.services;
    const company = await findPublishingCompany(db, (request.params as Address).slug);
    if (!company) throw new AppError("not_found");
    const jobs = await inCompany(db, company.id, (tx) => publishedJobs(tx, company));
    const places = [undefined, ...jobs.map(({ id }) => id)].map(
      (id) => `<url><loc>${escapeHtml(careersAddress(config.publicUrl, company.slug, id))}</loc></url>`,
    );
    return reply
      .header("content-type", "application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join("")}</urlset>`,
      );
  });
}
