import { canSeeVacancy, factsOfRow } from "../../domain/jobs/vacancyScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { findVacancy, type RuledVacancyRow } from "./jobs.queries.ts";

/** Returns the requested job. Throws 404 when the company has none, 403 when the reader may not see it. */
export async function readVacancy(tx: Tx, viewer: Viewer, id: string): Promise<RuledVacancyRow> {
  const row = found(await findVacancy(tx, viewer.companyId, viewer.userId, id));
  authorize(canSeeVacancy(viewer, factsOfRow(row)));
  return row;
}
