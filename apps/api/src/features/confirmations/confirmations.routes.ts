import {
  askConfirmation,
  CONFIRMATION_DAYS,
  getAskable,
  getGivenEndorsements,
  getReceivedRequests,
  getSentRequests,
  remindConfirmation,
  undoConfirmation,
  withdrawConfirmation,
  withdrawEndorsement,
} from "@vaardig/contract/confirmations/confirmations";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import {
  endorsementsBy,
  findEndorsement,
  setEndorsementWithdrawn,
} from "../../domain/skills/confirmations/endorsements.queries.ts";
import { remindResponder } from "../../domain/skills/confirmations/requestEmails.ts";
import { requestsReceivedBy, requestsSentBy } from "../../domain/skills/confirmations/requests.queries.ts";
import { changeRequest } from "../../domain/skills/confirmations/saveRequests.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { revertAnswer } from "./answerRequest.ts";
import { answerRoutes } from "./answers.routes.ts";
import {
  canAnswerRequest,
  canManageRequest,
  canUndoRequest,
  canWithdrawEndorsement,
  isUndoable,
} from "./confirmations.policy.ts";
import { presentGiven, presentReceived, presentResponders, presentSent } from "./confirmations.present.ts";
import { lockRequestFor, readerOf } from "./lockRequestFor.ts";
import { requestedSkills, wasRequestedBefore } from "./requestedSkills.ts";
import { queueRequestEmails, requestFromPeople } from "./requestFromPeople.ts";
import { searchResponders } from "./responders.queries.ts";

const OPEN = { state: "open", answeredLevel: null, reason: "", closedAt: null } as const;

export function confirmationsRoutes(app: App): void {
  answerRoutes(app);

  route(app, getAskable, async (call) => {
    const { query, viewer, tx, language } = call;
    const { search_query: search, page, size } = query;
    const { rows, total } = await searchResponders(tx, viewer, { search, page, size });
    const before = await wasRequestedBefore(
      tx,
      viewer,
      await requestedSkills(tx, viewer, query.skill_ids ?? [], language),
    );
    return { data: presentResponders(readerOf(call), rows, before), total };
  });

  route(app, askConfirmation, async ({ body, viewer, tx, services, language }) => {
    const wanted = { skillIds: body.skill_ids, userIds: body.user_ids, message: body.message };
    return { ids: await requestFromPeople(tx, services, viewer, wanted, language) };
  });

  route(app, getReceivedRequests, async (call) => {
    const { viewer, tx } = call;
    const data = await presentReceived(
      readerOf(call),
      await requestsReceivedBy(tx, viewer.companyId, viewer.userId),
    );
    return { data, total: data.length };
  });

  route(app, getSentRequests, async (call) => {
    const { viewer, tx } = call;
    const data = await presentSent(readerOf(call), await requestsSentBy(tx, viewer.companyId, viewer.userId));
    return { data, total: data.length };
  });

  route(app, withdrawConfirmation, async (call) => {
    const { viewer, tx, body } = call;
    const row = await lockRequestFor(call, canManageRequest, body);
    if (row.state !== "open") throw new AppError("conflict");
    await changeRequest(tx, viewer.companyId, row.id, { state: "withdrawn", closedAt: new Date() });
    const rows = await requestsSentBy(tx, viewer.companyId, viewer.userId);
    const [now] = await presentSent(
      readerOf(call),
      rows.filter(({ id }) => id === row.id),
    );
    return found(now);
  });

  route(app, undoConfirmation, async (call) => {
    const { viewer, tx, body, services } = call;
    const row = await lockRequestFor(call, canUndoRequest, body);
    const states = canAnswerRequest(viewer, row) ? ["confirmed", "endorsed", "declined"] : ["withdrawn"];
    if (!states.includes(row.state)) throw new AppError("conflict");
    if (!isUndoable(row)) throw new AppError("too_late_to_change");
    await revertAnswer(tx, viewer, row);
    await changeRequest(tx, viewer.companyId, row.id, { ...OPEN, replaced: null, replacedLevel: null });
    const pair = { companyId: viewer.companyId, userId: row.user_id, responderId: row.responder_id };
    await queueRequestEmails(tx, services, pair);
    return {};
  });

  route(app, remindConfirmation, async (call) => {
    const { viewer, tx, body, services } = call;
    const row = await lockRequestFor(call, canManageRequest, body);
    if (row.state !== "open") throw new AppError("conflict");
    const { companyId, userId } = viewer;
    const pair = { companyId, userId, responderId: row.responder_id };
    const reminded = await remindResponder(tx, services, pair, CONFIRMATION_DAYS.remind);
    if (reminded === 0) throw new AppError("conflict");
    return {};
  });

  route(app, getGivenEndorsements, async (call) => {
    const { viewer, tx } = call;
    const data = await presentGiven(
      readerOf(call),
      await endorsementsBy(tx, viewer.companyId, viewer.userId),
    );
    return { data, total: data.length };
  });

  route(app, withdrawEndorsement, async (call) => {
    const { viewer, tx, body } = call;
    const { companyId, userId: actorId } = viewer;
    const endorsement = found(await findEndorsement(tx, companyId, body.id));
    authorize(canWithdrawEndorsement(viewer, endorsement));
    if (await setEndorsementWithdrawn(tx, companyId, endorsement.id, body.taken_back)) {
      const kind = body.taken_back ? "skill.endorsement_taken_back" : "skill.endorsed";
      const about = { userId: endorsement.user_id, data: { skill_ids: [endorsement.skill_id] } };
      await recordEvent(tx, { companyId, actorId, kind, subjectId: endorsement.id, ...about });
    }
    const rows = await endorsementsBy(tx, companyId, actorId);
    const [now] = await presentGiven(
      readerOf(call),
      rows.filter(({ id }) => id === endorsement.id),
    );
    return found(now);
  });
}
