import type { Possessions } from "@vaardig/contract/employees";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import {
  everybodyAbove,
  managersWhoStay,
  OWNED_KINDS,
  type OwnedKind,
  recruitersAmong,
  reown,
  reportsOf,
  setManagers,
} from "./possessions.queries.ts";

/** What one person gave away: to whom, which things, and each report's new manager. Ids alone, so that it may be logged. */
export type HandedOver = {
  to: string;
  /** Who looks after the candidates: the same where that is a recruiter. */
  candidates_to: string | null;
  reports: Record<string, string | null>;
} & Record<OwnedKind, string[]>;

/**
 * Gives away what leaving people own or lead, and their reports: to `chosen`, or each to the nearest manager above who
 * stays, or to the viewer. Whoever stands above the successor gets the leaver's manager instead, so no circle arises.
 */
export async function handOver(
  tx: Tx,
  viewer: Viewer,
  leaving: string[],
  chosen?: string,
): Promise<Map<string, HandedOver>> {
  const { companyId } = viewer;
  if (chosen !== undefined) await checkSuccessor(tx, companyId, chosen, leaving);
  const managers = await managersWhoStay(tx, companyId, leaving);
  const successorOf = (id: string) => chosen ?? managers.get(id) ?? viewer.userId;
  const recruiters = await recruitersAmong(tx, companyId, leaving.map(successorOf));
  const keeperOf = (id: string) => (recruiters.has(successorOf(id)) ? successorOf(id) : null);
  const given = new Map<string, HandedOver>(
    leaving.map((id) => [id, { to: successorOf(id), candidates_to: keeperOf(id), reports: {}, ...none([]) }]),
  );
  for (const kind of OWNED_KINDS) {
    const next = leaving.map(kind === "candidates" ? keeperOf : successorOf);
    const moved = await reown(tx, companyId, kind, leaving, next);
    for (const { id, person } of moved) given.get(person)?.[kind].push(id);
  }

  const reports = await reportsOf(tx, companyId, leaving);
  const above = await everybodyAbove(tx, companyId, [
    ...new Set([...leaving.map(successorOf), ...managers.values()]),
  ]);
  const managerFor = (report: string, leaver: string): string | null => {
    const options = [successorOf(leaver), managers.get(leaver)];
    return options.find((option) => option !== undefined && !above.get(option)?.has(report)) ?? null;
  };
  const next = reports.map(({ id, managerId }) => managerFor(id, managerId));
  await setManagers(
    tx,
    companyId,
    reports.map(({ id }) => id),
    next,
  );
  for (const [at, { id, managerId }] of reports.entries()) {
    const one = given.get(managerId);
    if (one) one.reports[id] = next[at] ?? null;
  }
  return given;
}

/** One of each kind. */
function none<T>(of: T): Record<OwnedKind, T> {
  return Object.fromEntries(OWNED_KINDS.map((kind) => [kind, structuredClone(of)])) as Record<OwnedKind, T>;
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

/** How much was given away in all. */
export function countHandedOver(given: Map<string, HandedOver>): Possessions {
  const sum: Possessions = { ...none(0), reports: 0 };
  for (const one of given.values()) {
    for (const kind of OWNED_KINDS) sum[kind] += one[kind].length;
    sum.reports += Object.keys(one.reports).length;
  }
  return sum;
}
