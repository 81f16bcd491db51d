import { bulkEditEmployees, undoBulkEdit } from "@vaardig/contract/employees/bulkEdit";
import { v7 } from "uuid";
import { recordEvents } from "../../../domain/events/recordEvents.ts";
import { checkPlace } from "../../../domain/organization/checkPlace.ts";
import { rolePlaces } from "../../../domain/organization/rolePlaces.queries.ts";
import { checkManager } from "../../../domain/people/checkManager.ts";
import {
  lockPlacements,
  managerChain,
  savePlacements,
} from "../../../domain/people/employees/bulkEdit.queries.ts";
import { lockManagerChanges } from "../../../domain/people/lockManagerChanges.ts";
import { notifyJoined } from "../../../domain/people/notifyLine.ts";
import { resolveSelection } from "../../../domain/people/resolveSelection.ts";
import type { App } from "../../../platform/http/app.ts";
import { AppError } from "../../../platform/http/appError.ts";
import { route } from "../../../platform/http/route.ts";
import { employeeActions } from "../employees.policy.ts";
import { planBulkEdit } from "./planBulkEdit.ts";
import { revertBulkEdit } from "./revertBulkEdit.ts";

const NAMED = 5;

export function bulkEditRoutes(app: App): void {
  route(app, bulkEditEmployees, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { selection, ...given } = body;
    const people = await resolveSelection(tx, viewer, selection);
    const byId = new Map(people.map((person) => [person.id, person]));
    if (given.department_id)
      await checkPlace(tx, companyId, { department_id: given.department_id, team_id: null, role_id: null });
    if (given.manager_id !== undefined) {
      await checkManager(tx, viewer, undefined, given.manager_id);
      await lockManagerChanges(tx, companyId);
    }
    const places = await lockPlacements(tx, companyId, [...byId.keys()]);
    const held = places.flatMap(({ role_id: role }) => role ?? []);
    const roles = await rolePlaces(tx, companyId, [
      ...new Set([...held, ...(given.role_id ? [given.role_id] : [])]),
    ]);
    if (given.role_id && !roles.has(given.role_id))
      throw new AppError("validation_failed", { fields: { role_id: "role_in_place" } });
    const plan = planBulkEdit(places, given, {
      roles,
      chain: given.manager_id ? await managerChain(tx, companyId, given.manager_id) : new Set(),
      mayEdit: (id) => {
        const person = byId.get(id);
        return person !== undefined && employeeActions(viewer, person).includes("edit_work");
      },
    });
    const undoId = v7();
    await savePlacements(
      tx,
      companyId,
      plan.changes.map(({ after }) => after),
    );
    const fields = Object.keys(given);
    await recordEvents(
      tx,
      plan.changes.map(({ before, after }) => ({
        companyId,
        actorId,
        kind: "employee.changed",
        userId: before.id,
        subjectId: undoId,
        data: { fields, before, after },
      })),
    );
    const joined = plan.changes.filter(({ before, after }) => before.manager_id !== after.manager_id);
    await notifyJoined(
      tx,
      { companyId, actorId },
      joined.map(({ after }) => [after.id, after.manager_id] as const),
    );
    const byReason = Map.groupBy(plan.leftOut, ({ reason }) => reason);
    return {
      undo_id: plan.changes.length > 0 ? undoId : null,
      changed: plan.changes.length,
      unchanged: plan.unchanged,
      left_place: plan.leftPlace,
      left_out: [...byReason].map(([reason, those]) => ({
        reason,
        count: those.length,
        names: those.slice(0, NAMED).map(({ id }) => byId.get(id)?.name ?? ""),
      })),
    };
  });

  route(app, undoBulkEdit, async ({ body, viewer, tx }) => revertBulkEdit(tx, viewer, body.undo_id));
}
