import { getVacancy, listVacancies, saveVacancy, unsaveVacancy } from "@vaardig/contract/jobs";
import type { App } from "../../app.ts";
import { recordEvent } from "../../platform/events/recordEvent.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { presentRequired } from "../../platform/taxonomy/presentRequired.ts";
import { seesDrafts, vacancyActions } from "./jobs.policy.ts";
import { factsOf, presentVacancy } from "./jobs.present.ts";
import {
  findVacancy,
  listVacancyRows,
  saveVacancyFor,
  unsaveVacancyFor,
  vacancySkillsOf,
} from "./jobs.queries.ts";
import { readVacancy } from "./readVacancy.ts";

export function jobsRoutes(app: App): void {
  route(app, listVacancies, async ({ query, viewer, tx }) => {
    const { filter, search_query: search, page, size } = query;
    const { rows, total } = await listVacancyRows(tx, viewer.companyId, viewer.userId, {
      filter,
      drafts: seesDrafts(viewer),
      search,
      page,
      size,
    });
    return {
      data: rows.map((row) => ({ ...presentVacancy(viewer, row), owner_name: row.owner_name })),
      total,
    };
  });

  route(app, getVacancy, async ({ query, viewer, tx, language }) => {
    const [row, required] = await Promise.all([
      readVacancy(tx, viewer, query.id),
      vacancySkillsOf(tx, viewer.companyId, query.id),
    ]);
    const skills = await presentRequired(tx, required, language);
    return { ...presentVacancy(viewer, row), description: row.description, skills };
  });

  route(app, saveVacancy, async ({ body, viewer, tx }) => {
    const row = await readVacancy(tx, viewer, body.job_vacancy_id);
    authorize(vacancyActions(viewer, factsOf(row)).includes("save"));
    const { companyId, userId } = viewer;
    await saveVacancyFor(tx, companyId, userId, row.id);
    await recordEvent(tx, { companyId, actorId: userId, kind: "vacancy.saved", userId, subjectId: row.id });
    return {};
  });

  route(app, unsaveVacancy, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const row = found(await findVacancy(tx, companyId, userId, query.job_vacancy_id));
    await unsaveVacancyFor(tx, companyId, userId, row.id);
    await recordEvent(tx, { companyId, actorId: userId, kind: "vacancy.unsaved", userId, subjectId: row.id });
    return {};
  });
}
