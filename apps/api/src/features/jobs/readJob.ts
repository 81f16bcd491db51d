import { canSeeJob, factsOfRow } from "../../domain/jobs/jobScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { findJob, type JobRowWithFacts } from "./jobs.queries.ts";

/** Returns the requested job. Throws 404 when the company has none, 403 when the reader may not see it. */
export async function readJob(tx: Tx, viewer: Viewer, id: string): Promise<JobRowWithFacts> {
  const row = found(await findJob(tx, viewer.companyId, viewer.userId, id));
  authorize(canSeeJob(viewer, factsOfRow(row)));
  return row;
}
