import { applyFromCareers, getCareersJob, listCareers } from "@vaardig/contract/careers/careers";
import { LIMITS } from "@vaardig/contract/limits";
import { prepareReader } from "@vaardig/resume/readResume";
import { findPublishingCompany } from "../../domain/companies/publishingCompany.ts";
import { findPublishedJob } from "../../domain/jobs/publishedJobs.ts";
import { inCompany } from "../../platform/db/database.ts";
import { receiveForm } from "../../platform/files/receiveForm.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { whileConnected } from "../../platform/http/whileConnected.ts";
import type { Services } from "../../platform/services.ts";
import { accountKey, addressKey, reserveAttempt } from "../../platform/session/attempts.ts";
import { consumeBotCheck } from "../../platform/session/botCheck.ts";
import { applyExternally } from "./applyExternally.ts";
import { readCareers, readCareersJob } from "./careers.reads.ts";

async function companyOf(services: Services, slug: string) {
  const company = await findPublishingCompany(services.db, slug);
  if (!company) throw new AppError("company_unknown");
  return company;
}

/** Registers the routes of a company's public jobs, and for applying without an account. */
export function careersRoutes(app: App): void {
  route(app, listCareers, async ({ query, services }) => {
    const company = await companyOf(services, query.company_slug);
    return inCompany(services.db, company.id, (tx) => readCareers(tx, services.secrets, company, query));
  });

  route(app, getCareersJob, async ({ query, services, language }) => {
    const company = await companyOf(services, query.company_slug);
    return inCompany(services.db, company.id, async (tx) => {
      const row = found(await findPublishedJob(tx, company, query.id));
      return readCareersJob(tx, services.secrets, company, row, language);
    });
  });

  route(app, applyFromCareers, async ({ services, request, language }) =>
    receiveForm(
      request,
      { schema: applyFromCareers.uploadData, maxBytes: LIMITS.resumeBytes },
      async ({ data, file }) => {
        const { db, secrets } = services;
        await consumeBotCheck(services, data.token);
        const company = await companyOf(services, data.company_slug);
        if (company.lifecycle === "paused") throw new AppError("company_paused");
        const job = found(
          await inCompany(db, company.id, (tx) => findPublishedJob(tx, company, data.job_vacancy_id)),
        );
        if (!job.open) throw new AppError(job.deadlinePassed ? "deadline_passed" : "vacancy_closed");
        await reserveAttempt(db, [
          addressKey(secrets, "apply", request.ip),
          accountKey(secrets, "apply", data.email),
        ]);
        prepareReader();
        const resume = await file();
        await whileConnected(request, (signal) =>
          applyExternally(services, { company, job, data, language, resume, signal }),
        );
        return {};
      },
    ),
  );
}
