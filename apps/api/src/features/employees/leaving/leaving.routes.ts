import {
  deactivateEmployees,
  deleteEmployees,
  previewImpact,
  reactivateEmployees,
} from "@vaardig/contract/employees/employees";
import { revokeLinks } from "../../../domain/accounts/links/revokeLinks.ts";
import { storageKeysOfUploads } from "../../../domain/bulk-uploads/storageKeysOfUploads.ts";
import { recordEvents } from "../../../domain/events/recordEvents.ts";
import { storageKeysOfPeople } from "../../../domain/files/storageKeysOfPeople.ts";
import { deleteIdempotencyResponses } from "../../../domain/people/deleteIdempotencyResponses.ts";
import { ensureAdminRemains } from "../../../domain/people/ensureAdminRemains.ts";
import { countOwned } from "../../../domain/people/handOver/owned.queries.ts";
import { findSuccessors } from "../../../domain/people/leaving/findSuccessors.ts";
import {
  deactivateUsers,
  eraseUsers,
  namesOf,
  reactivateUsers,
} from "../../../domain/people/leaving/leaving.queries.ts";
import { countReports } from "../../../domain/people/leaving/reports.queries.ts";
import { notifyLeft } from "../../../domain/people/notifyLine.ts";
import { resolveSelection, type SelectedPerson } from "../../../domain/people/resolveSelection.ts";
import { endRequestsOf } from "../../../domain/skills/confirmations/endRequests.ts";
import type { App } from "../../../platform/http/app.ts";
import { route } from "../../../platform/http/route.ts";
import { countHandedOver, handOver } from "./handOver.ts";
import { partitionByPermission, requireOnePossible } from "./partitionByPermission.ts";
import { revertHandover } from "./revertHandover.ts";

const NAMED_SUCCESSORS = 3;
const idsOf = (people: readonly SelectedPerson[]) => people.map(({ id }) => id);

export function leavingRoutes(app: App): void {
  route(app, previewImpact, async ({ body, viewer, tx }) => {
    const { companyId } = viewer;
    const people = await resolveSelection(tx, viewer, body.selection);
    const toDeactivate = partitionByPermission(viewer, "deactivate", people);
    const toDelete = partitionByPermission(viewer, "delete", people);
    const leaving = [...new Set([...idsOf(toDeactivate.possible), ...idsOf(toDelete.possible)])];
    const { managers, keeperOf } = await findSuccessors(tx, viewer, leaving, body.hand_over_to);
    const unkept = leaving.filter((id) => keeperOf(id) === null);
    const { candidates, tasks } = await countOwned(tx, companyId, unkept);
    return {
      people: people.length,
      owns: {
        ...(await countOwned(tx, companyId, leaving)),
        reports: await countReports(tx, companyId, leaving),
      },
      left: { candidates, tasks },
      successors: (await namesOf(tx, companyId, [...new Set(managers.values())])).slice(0, NAMED_SUCCESSORS),
      deactivate: { possible: toDeactivate.possible.length, left_out: toDeactivate.leftOut },
      delete: { possible: toDelete.possible.length, left_out: toDelete.leftOut },
    };
  });

  route(app, deactivateEmployees, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const sorted = partitionByPermission(
      viewer,
      "deactivate",
      await resolveSelection(tx, viewer, body.selection),
    );
    requireOnePossible(sorted);
    const ids = idsOf(sorted.possible);
    const [first, ...others] = sorted.possible.flatMap(({ id, systemRole, status }) =>
      systemRole === "admin" && status === "active" ? [id] : [],
    );
    if (first) await ensureAdminRemains(tx, companyId, first, ...others);
    const given = await handOver(tx, viewer, ids, body.hand_over_to);
    await deactivateUsers(tx, companyId, ids);
    await notifyLeft(tx, { companyId, actorId }, ids);
    await endRequestsOf(tx, services, companyId, ids);
    await revokeLinks(tx, companyId, ids);
    for (const id of ids) services.sessions.forgetUser(id);
    await recordEvents(
      tx,
      sorted.possible.map(({ id: userId, status: was }) => ({
        companyId,
        actorId,
        kind: "employee.deactivated",
        userId,
        data: { ...given.get(userId), was },
      })),
    );
    return { user_ids: ids, left_out: sorted.leftOut, handed_over: countHandedOver(given) };
  });

  route(app, reactivateEmployees, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const sorted = partitionByPermission(
      viewer,
      "reactivate",
      await resolveSelection(tx, viewer, body.selection),
    );
    requireOnePossible(sorted);
    const ids = idsOf(sorted.possible);
    await reactivateUsers(tx, companyId, ids);
    if (body.take_back) await revertHandover(tx, companyId, ids);
    await recordEvents(
      tx,
      ids.map((userId) => ({ companyId, actorId, kind: "employee.reactivated", userId })),
    );
    return { user_ids: ids, left_out: sorted.leftOut };
  });

  route(app, deleteEmployees, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: actorId } = viewer;
    const sorted = partitionByPermission(
      viewer,
      "delete",
      await resolveSelection(tx, viewer, body.selection),
    );
    requireOnePossible(sorted);
    const ids = idsOf(sorted.possible);
    await handOver(tx, viewer, ids, body.hand_over_to);
    const keys = [
      ...(await storageKeysOfPeople(tx, companyId, ids)),
      ...(await storageKeysOfUploads(tx, companyId, ids)),
    ];
    for (const key of keys) await services.jobs.add(tx, "remove_file", { key });
    await deleteIdempotencyResponses(tx, companyId, ids);
    await endRequestsOf(tx, services, companyId, ids);
    await eraseUsers(tx, companyId, ids);
    await recordEvents(
      tx,
      ids.map((userId) => ({ companyId, actorId, kind: "employee.deleted", userId })),
    );
    return { user_ids: ids, left_out: sorted.leftOut };
  });
}
