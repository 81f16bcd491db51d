import { z } from "zod";
import { recordEvents } from "../../../domain/events/recordEvents.ts";
import {
  existingPlaces,
  hasManagerCycle,
  lockPlacements,
  loggedEdits,
  savePlacements,
} from "../../../domain/people/employees/bulkEdit.queries.ts";
import { employeesWhere } from "../../../domain/people/employeesWhere.ts";
import { lockManagerChanges } from "../../../domain/people/lockManagerChanges.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/appError.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { isSamePlace } from "./planBulkEdit.ts";

const unit = z.uuid().nullable();
const place = z.object({ id: z.uuid(), department_id: unit, team_id: unit, role_id: unit, manager_id: unit });
/** Data of `employee.changed` in a bulk edit. */
const logged = z.object({ before: place, after: place });

/**
 * Undoes a bulk edit for the people that the viewer may still edit, if their position has not changed since
 * and the earlier one still exists. Throws `conflict` when a person would report to themselves.
 */
export async function revertBulkEdit(
  tx: Tx,
  viewer: Viewer,
  undoId: string,
): Promise<{ restored: number; kept: number }> {
  const { companyId, userId: actorId } = viewer;
  const entries = await loggedEdits(tx, companyId, actorId, undoId);
  const changes = entries.flatMap(({ data }) => logged.safeParse(data).data ?? []);
  if (changes.length === 0) throw new AppError("not_found");
  await lockManagerChanges(tx, companyId);
  const ids = changes.map(({ before }) => before.id);
  const now = new Map((await lockPlacements(tx, companyId, ids)).map((one) => [one.id, one]));
  const there = await existingPlaces(
    tx,
    companyId,
    changes.map(({ before }) => before),
  );
  const reach = await reachable(tx, viewer, ids);
  const back = changes.flatMap(({ before, after }) => {
    const current = now.get(before.id);
    const isLeft = current !== undefined && isSamePlace(current, after);
    return isLeft && there.has(before.id) && reach.has(before.id) ? [before] : [];
  });
  await savePlacements(tx, companyId, back);
  const restored = back.map(({ id }) => id);
  if (await hasManagerCycle(tx, companyId, restored)) throw new AppError("conflict");
  const data = { fields: ["department_id", "team_id", "role_id", "manager_id"] };
  await recordEvents(
    tx,
    restored.map((userId) => ({ companyId, actorId, kind: "employee.changed", userId, data })),
  );
  return { restored: restored.length, kept: changes.length - restored.length };
}

/** Returns those of these people who are still in the viewer's list. */
async function reachable(tx: Tx, viewer: Viewer, ids: string[]): Promise<ReadonlySet<string>> {
  const { name, text, values } = employeesWhere(viewer);
  const { rows } = await tx.$client.query<{ id: string }>({
    name: `reachable_${name}`,
    text: `select u.id from users u where ${text} and u.id = any($${values.length + 1}::uuid[])`,
    values: [...values, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
