import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { recruitersAmong } from "../handOver/owned.queries.ts";
import { remainingManagers } from "./reports.queries.ts";

interface Successors {
  /** For each leaving person the nearest manager above who stays, if any. */
  managers: Map<string, string>;
  successorOf: (id: string) => string;
  /** Returns who takes candidates and tasks: the successor if a recruiter, otherwise null. */
  keeperOf: (id: string) => string | null;
}

/**
 * Returns the successors of leaving people: `chosen`, or the nearest manager who stays, or the viewer. Throws
 * 400 when `chosen` is not active, not a colleague or leaving too.
 */
export async function findSuccessors(
  tx: Tx,
  viewer: Viewer,
  leaving: string[],
  chosen?: string,
): Promise<Successors> {
  const { companyId } = viewer;
  if (chosen !== undefined) await checkSuccessor(tx, companyId, chosen, leaving);
  const managers = await remainingManagers(tx, companyId, leaving);
  const successorOf = (id: string) => chosen ?? managers.get(id) ?? viewer.userId;
  const recruiters = await recruitersAmong(tx, companyId, leaving.map(successorOf));
  const keeperOf = (id: string) => (recruiters.has(successorOf(id)) ? successorOf(id) : null);
  return { managers, successorOf, keeperOf };
}

async function checkSuccessor(tx: Tx, companyId: string, id: string, leaving: string[]): Promise<void> {
  const { rows } = await tx.$client.query(
    `select 1 from users where company_id = $1 and id = $2 and status = 'active'
     and system_role not in ('freelancer', 'staff')`,
    [companyId, id],
  );
  if (rows.length === 0 || leaving.includes(id))
    throw new AppError("validation_failed", { fields: { hand_over_to: "successor_unfit" } });
}
