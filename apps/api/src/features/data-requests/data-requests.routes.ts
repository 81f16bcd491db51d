import {
  addDataRequest,
  addLegalHold,
  getDataRetention,
  listDataRequests,
  listLegalHolds,
  moveDataRequest,
  removeLegalHold,
  saveDataRetention,
} from "@vaardig/contract/data-requests/dataRequests";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { notify } from "../../domain/notifications/notify.ts";
import {
  dataManagersOf,
  findRequest,
  insertRequest,
  listRequests,
  moveRequest,
} from "../../domain/people/data-requests/requests.queries.ts";
import {
  findRetention,
  hasLegalHold,
  listLegalHoldRows,
  placeLegalHold,
  releaseLegalHold,
  saveRetention,
} from "../../domain/people/data-requests/retention.queries.ts";
import { erasePerson } from "../../domain/people/erasePerson.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { lockPeople } from "../../domain/people/lockPeople.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { requestMoves, retentionActions } from "./data-requests.policy.ts";
import { presentOwnRequest, presentRequest } from "./data-requests.present.ts";

/** Registers the routes of data requests and of the company's retention period. */
export function dataRequestsRoutes(app: App): void {
  route(app, addDataRequest, async ({ body, tx, viewer }) => {
    const { companyId, userId } = viewer;
    const row = await insertRequest(tx, companyId, { userId, ...body });
    if (!row) throw new AppError("request_open");
    await recordEvent(tx, {
      companyId,
      actorId: userId,
      kind: "data_request.made",
      userId,
      subjectId: row.id,
    });
    await notify(tx, {
      companyId,
      userIds: await dataManagersOf(tx, companyId),
      kind: "data_request_received",
      actorId: userId,
      subject: { type: "data_request", id: row.id },
      values: { due_day: row.due_on },
      personId: userId,
    });
    return presentOwnRequest(row);
  });

  route(app, listDataRequests, async ({ query, tx, viewer, services }) => {
    const { rows, ...counts } = await listRequests(tx, viewer.companyId, query);
    return { data: rows.map((row) => presentRequest(services.secrets, viewer, row)), ...counts };
  });

  route(app, moveDataRequest, async ({ body, tx, viewer, services }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, move, reason, version } = body;
    const asked = found(await findRequest(tx, companyId, id));
    authorize(asked.user_id !== actorId);
    // The person is locked before the request, which is deleted with them.
    if (move === "erase") await lockPeople(tx, companyId, [asked.user_id]);
    const row = found(await findRequest(tx, companyId, id, true));
    if (row.version !== version) throw new AppError("stale_version");
    const { user_id: userId, kind } = row;
    if (move === "erase" && (await hasLegalHold(tx, companyId, userId))) throw new AppError("legal_hold");
    if (!requestMoves(viewer, row).includes(move)) throw new AppError("request_move_not_allowed");
    if (move === "erase") {
      const about = { companyId, userId, actorId, kind: "employee.erased" };
      return { request: null, proof: (await erasePerson(tx, services, about)).id };
    }
    await moveRequest(tx, row, move, { actorId, reason });
    const about = { userId, subjectId: id, data: { move, kind } };
    await recordEvent(tx, { companyId, actorId, kind: "data_request.moved", ...about });
    const moved = found(await findRequest(tx, companyId, id));
    await notify(tx, {
      companyId,
      userIds: [userId],
      kind: "data_request_answered",
      actorId,
      subject: { type: "own_data", id: userId },
      values: { what: moved.state, due_day: moved.due_on },
    });
    return { request: presentRequest(services.secrets, viewer, moved), proof: null };
  });

  route(app, getDataRetention, async ({ tx, viewer }) => ({
    ...(await findRetention(tx, viewer.companyId)),
    can: retentionActions(viewer.role),
  }));

  route(app, saveDataRetention, async ({ body, tx, viewer }) => {
    const { companyId, userId: actorId } = viewer;
    if (!(await saveRetention(tx, companyId, body))) throw new AppError("stale_version");
    const data = { months: body.months };
    await recordEvent(tx, { companyId, actorId, kind: "data_retention.changed", data });
    return { ...(await findRetention(tx, companyId)), can: retentionActions(viewer.role) };
  });

  route(app, listLegalHolds, async ({ tx, viewer, services }) => {
    const data = (await listLegalHoldRows(tx, viewer.companyId)).map((row) => ({
      person: {
        id: row.user_id,
        name: row.name,
        photo_url: photoUrl(services.secrets, viewer.companyId, row.photo_id),
      },
      reason: row.reason,
      created_at: row.created_at.toISOString(),
    }));
    return { data, total: data.length };
  });

  route(app, addLegalHold, async ({ body, tx, viewer }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId, reason } = body;
    found(await findPerson(tx, companyId, userId));
    await placeLegalHold(tx, companyId, { userId, reason, createdBy: actorId });
    await recordEvent(tx, { companyId, actorId, kind: "legal_hold.added", userId });
    return {};
  });

  route(app, removeLegalHold, async ({ query, tx, viewer }) => {
    const { companyId, userId: actorId } = viewer;
    if (!(await releaseLegalHold(tx, companyId, query.user_id))) throw new AppError("not_found");
    await recordEvent(tx, { companyId, actorId, kind: "legal_hold.removed", userId: query.user_id });
    return {};
  });
}
