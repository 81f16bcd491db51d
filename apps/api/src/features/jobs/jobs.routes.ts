import { getJob, saveJob, unsaveJob } from "@vaardig/contract/jobs/jobs";
import { getJobWork, jobFilter, listJobs } from "@vaardig/contract/jobs/recruitingJobs";
import { managerReaderId } from "../../domain/applications/lineManager.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { canSeeWork, factsOfRow } from "../../domain/jobs/jobScope.ts";
import { listScope } from "../../domain/jobs/listScope.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { listActions, searchActions } from "./jobs.policy.ts";
import { presentListedJob } from "./jobs.present.ts";
import { countApplicants, findJob, listJobRows, saveJobFor, unsaveJobFor } from "./jobs.queries.ts";
import { presentWork, readDetail } from "./presentDetail.ts";
import { readJob } from "./readJob.ts";

export function jobsRoutes(app: App): void {
  route(app, listJobs, async ({ query, viewer, tx }) => {
    const { filter, search_query: search, page, size } = query;
    const { companyId, userId } = viewer;
    const options = { filter, scope: listScope(viewer), search, page, size };
    const { rows, counts } = await listJobRows(tx, companyId, userId, options);
    const ids = rows.map(({ id }) => id);
    const applicants =
      ids.length > 0 ? await countApplicants(tx, companyId, ids, managerReaderId(viewer)) : [];
    return {
      data: rows.map((row) => presentListedJob(viewer, row, applicants)),
      total: counts[filter],
      counts: jobFilter.options.map((one) => ({ filter: one, count: counts[one] })),
      can: listActions(viewer),
    };
  });

  route(app, getJob, (call) => readDetail(call.tx, call, call.query.id));

  route(app, getJobWork, async (call) => {
    const { query, viewer, tx } = call;
    const row = await readJob(tx, viewer, query.id);
    authorize(canSeeWork(viewer, factsOfRow(row)));
    return presentWork(tx, call, row);
  });

  route(app, saveJob, async ({ body, viewer, tx }) => {
    const row = await readJob(tx, viewer, body.job_vacancy_id);
    authorize(searchActions(viewer, row).includes("save"));
    const { companyId, userId } = viewer;
    await saveJobFor(tx, companyId, userId, row.id);
    await recordEvent(tx, { companyId, actorId: userId, kind: "vacancy.saved", userId, subjectId: row.id });
    return {};
  });

  route(app, unsaveJob, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const row = found(await findJob(tx, companyId, userId, query.job_vacancy_id));
    await unsaveJobFor(tx, companyId, userId, row.id);
    await recordEvent(tx, { companyId, actorId: userId, kind: "vacancy.unsaved", userId, subjectId: row.id });
    return {};
  });
}
