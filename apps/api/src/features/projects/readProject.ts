import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeProject } from "./projects.policy.ts";
import { findProject, type ProjectRow } from "./projects.queries.ts";

/**
 * Returns the requested project. Throws 404 when the company has none, 403 when the reader may not see it.
 */
export async function readProject(tx: Tx, viewer: Viewer, id: string): Promise<ProjectRow> {
  const row = found(await findProject(tx, viewer.companyId, id));
  authorize(canSeeProject(viewer, row));
  return row;
}
