import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeProject } from "./projects.policy.ts";
import { findProject, type ProjectRow } from "./projects.queries.ts";

/** The project the reader asks for; 404 when the company has none, 403 when it is not for the reader. */
export async function readProject(tx: Tx, viewer: Viewer, id: string): Promise<ProjectRow> {
  const row = found(await findProject(tx, viewer.companyId, id));
  authorize(canSeeProject(viewer, row));
  return row;
}
