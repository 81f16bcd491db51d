import type { HandoverCounts } from "@vaardig/contract/employees/employees";
import { byOwnedKind } from "../../../domain/people/handOver/byOwnedKind.ts";
import {
  OWNED_KINDS,
  type OwnedKind,
  RECRUITER_ONLY_KINDS,
  transferOwnership,
} from "../../../domain/people/handOver/owned.queries.ts";
import { findSuccessors } from "../../../domain/people/leaving/findSuccessors.ts";
import { managersAbove, reportsOf, setManagers } from "../../../domain/people/leaving/reports.queries.ts";
import { notifyJoined } from "../../../domain/people/notifyLine.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";

/**
 * What one person handed over: the successor, the things, and each report's new manager. Only ids, so that it
 * can be logged.
 */
export type HandedOver = {
  to: string;
  /** Who takes the candidates and tasks: the successor, if a recruiter. */
  candidates_to: string | null;
  reports: Record<string, string | null>;
} & Record<OwnedKind, string[]>;

/**
 * Transfers what leaving people own or lead, their open tasks and their reports: to `chosen`, or for each to
 * the nearest manager above who stays, or to the viewer. Reports who are above the successor get the leaving
 * person's manager instead, so that no cycle forms.
 */
export async function handOver(
  tx: Tx,
  viewer: Viewer,
  leaving: string[],
  chosen?: string,
): Promise<Map<string, HandedOver>> {
  const { companyId } = viewer;
  const { managers, successorOf, keeperOf } = await findSuccessors(tx, viewer, leaving, chosen);
  const given = new Map<string, HandedOver>(
    leaving.map((id) => [
      id,
      { to: successorOf(id), candidates_to: keeperOf(id), reports: {}, ...byOwnedKind(() => []) },
    ]),
  );
  for (const kind of OWNED_KINDS) {
    const next = leaving.map(RECRUITER_ONLY_KINDS.includes(kind) ? keeperOf : successorOf);
    const moved = await transferOwnership(tx, companyId, kind, leaving, next);
    for (const { id, person } of moved) given.get(person)?.[kind].push(id);
  }

  const reports = await reportsOf(tx, companyId, leaving);
  const above = await managersAbove(tx, companyId, [
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
  await notifyJoined(
    tx,
    { companyId, actorId: viewer.userId },
    reports.map(({ id }, at) => [id, next[at] ?? null]),
  );
  for (const [at, { id, managerId }] of reports.entries()) {
    const one = given.get(managerId);
    if (one) one.reports[id] = next[at] ?? null;
  }
  return given;
}

/** Returns the total numbers of transferred things. */
export function countHandedOver(given: Map<string, HandedOver>): HandoverCounts {
  const sum: HandoverCounts = { ...byOwnedKind(() => 0), reports: 0 };
  for (const one of given.values()) {
    for (const kind of OWNED_KINDS) sum[kind] += one[kind].length;
    sum.reports += Object.keys(one.reports).length;
  }
  return sum;
}
