import { getHiringAnalysis, listHiringChoices } from "@vaardig/contract/analysis/hiringAnalysis";
import { canSeeJob, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { hiringChoices, hiringRows } from "./hiring/hiring.queries.ts";
import { presentHiring } from "./hiring/presentHiring.ts";
import { knownDepartments } from "./skills/choices.queries.ts";

export function hiringAnalysisRoutes(app: App): void {
  route(app, getHiringAnalysis, async ({ query, viewer, tx }) => {
    const { departments = [], job, page, size } = query;
    const known = await knownDepartments(tx, viewer.companyId, departments);
    for (const id of departments) found(known.has(id) || undefined);
    if (job) authorize(canSeeJob(viewer, await loadJobFacts(tx, viewer.companyId, job)));
    return presentHiring(await hiringRows(tx, viewer, query, { page, size }));
  });

  route(app, listHiringChoices, async ({ viewer, tx }) => {
    const jobs = await hiringChoices(tx, viewer);
    const departments = new Map(
      jobs.flatMap(({ department_id: id, department: name }) =>
        id && name ? [[id, { id, name }] as const] : [],
      ),
    );
    return {
      departments: [...departments.values()].sort((a, b) => a.name.localeCompare(b.name)),
      jobs: jobs.map(({ id, name }) => ({ id, name })),
    };
  });
}
