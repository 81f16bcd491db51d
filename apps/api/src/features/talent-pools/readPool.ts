import { canOpenPool } from "../../domain/talent-pools/poolScope.ts";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { findTalentPools, type TalentPoolRow } from "./talent-pools.queries.ts";

/** Returns the requested pool. Throws 404 when the company has none, 403 when the reader may not open it. */
export async function readPool(tx: Tx, viewer: Viewer, id: string): Promise<TalentPoolRow> {
  const pool = found((await findTalentPools(tx, viewer.companyId, [id]))[0]);
  authorize(canOpenPool(viewer, pool));
  return pool;
}
