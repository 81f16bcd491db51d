import { addToJobLists, listJobChoices } from "@vaardig/contract/applications/jobLists";
import { recordEvents } from "../../domain/events/recordEvents.ts";
import { resolveSelection, SOURCING_ROLES } from "../../domain/people/resolveSelection.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { addApplications, countChoices, readJobChoices } from "./applications.queries.ts";
import { bulkRoutes } from "./bulk.routes.ts";
import { commandsRoutes } from "./commands.routes.ts";
import { listRoutes } from "./list.routes.ts";
import { liveRoutes } from "./live.routes.ts";
import { pipelineRoutes } from "./pipeline.routes.ts";

export function applicationsRoutes(app: App): void {
  pipelineRoutes(app);
  listRoutes(app);
  commandsRoutes(app);
  bulkRoutes(app);
  liveRoutes(app);

  route(app, listJobChoices, async ({ query, viewer, tx }) => {
    const { search_query: search, page, size } = query;
    const { rows, total } = await readJobChoices(tx, viewer, { search, page, size });
    return { data: rows, total };
  });

  route(app, addToJobLists, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const vacancyIds = [...new Set(body.job_vacancy_ids)];
    const { known, allowed } = await countChoices(tx, viewer, vacancyIds);
    if (known < vacancyIds.length) throw new AppError("not_found");
    authorize(allowed === known);
    const people = await resolveSelection(tx, viewer, body.selection, SOURCING_ROLES);
    const added = await addApplications(
      tx,
      viewer,
      vacancyIds,
      people.map(({ id }) => id),
    );
    await recordEvents(
      tx,
      added.map(({ vacancy_id: subjectId, user_id: userId, id }) => ({
        companyId,
        actorId,
        kind: "application.added",
        userId,
        subjectId,
        data: { application_id: id },
      })),
    );
    return { added: added.length, already: vacancyIds.length * people.length - added.length };
  });
}
