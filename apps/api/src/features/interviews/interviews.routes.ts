import {
  bookInterview,
  cancelInterview as cancel,
  changeInterview,
  listClashes,
  listHeldInterviews,
  listInterviews,
  offerInterview,
} from "@vaardig/contract/interviews/interviews";
import { interviewTitleIn } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { bookSlot } from "./bookSlot.ts";
import { cancelInterview } from "./cancelInterview.ts";
import { changeTimes } from "./changeTimes.ts";
import { interviewsHeldBy } from "./held.queries.ts";
import { canArrangeInterviews, canSeeInterviews, interviewListActions } from "./interviews.policy.ts";
import { presentInterview } from "./interviews.present.ts";
import { clashesOf, countScorecards, findInterview, interviewsOf } from "./interviews.queries.ts";
import { loadInterviewContext } from "./loadInterviewContext.ts";
import { lockInterview } from "./lockInterview.ts";
import { offerTimes } from "./offerTimes.ts";

interface Call {
  tx: Tx;
  viewer: Viewer;
  services: TxServices;
  language: Language;
}

/**
 * Returns the locked interview that the viewer may arrange. Throws 404 when the company has none, 403 when
 * the viewer may not.
 */
async function openInterview({ tx, viewer }: Call, id: string) {
  const held = await lockInterview(tx, viewer.companyId, id);
  authorize(canArrangeInterviews(viewer, await loadInterviewContext(tx, viewer, held.application.id)));
  return held;
}

async function shown({ tx, viewer, services, language }: Call, id: string) {
  const { companyId } = viewer;
  const row = found(await findInterview(tx, companyId, id));
  return presentInterview(row, { companyId, secrets: services.secrets, language, arranges: true });
}

/** Registers the routes of interviews for recruiters and interviewers. */
export function interviewsRoutes(app: App): void {
  route(app, listInterviews, async ({ query, viewer, tx, services, language }) => {
    const beside = await loadInterviewContext(tx, viewer, query.application_id);
    authorize(canSeeInterviews(viewer, beside));
    const { companyId } = viewer;
    const mayArrange = canArrangeInterviews(viewer, beside);
    const rows = await interviewsOf(tx, companyId, query.application_id);
    const context = { companyId, secrets: services.secrets, language, arranges: mayArrange };
    return {
      data: rows.map((row) => presentInterview(row, context)),
      scorecards: await countScorecards(tx, companyId, query.application_id),
      can: interviewListActions(viewer, beside),
    };
  });

  route(app, listClashes, async ({ query, viewer, tx }) => {
    const { interviewer_ids: userIds, slots, minutes, except } = query;
    const times = slots.map((at) => new Date(at));
    const rows = await clashesOf(tx, viewer.companyId, { userIds, times, minutes, except });
    return {
      data: rows.map(({ starts_at: at, ...person }) => ({ starts_at: at.toISOString(), person })),
    };
  });

  route(app, offerInterview, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const { application_id: applicationId, ...plan } = body;
    authorize(canArrangeInterviews(viewer, await loadInterviewContext(tx, viewer, applicationId)));
    const { companyId, userId: actorId } = viewer;
    return shown(call, await offerTimes(tx, services, { companyId, actorId, applicationId, plan }));
  });

  route(app, changeInterview, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const { id, version, ...given } = body;
    const held = await openInterview(call, id);
    const { companyId, userId: actorId } = viewer;
    const before = found(await findInterview(tx, companyId, id));
    const plan = {
      title: given.title ?? before.title,
      kind: given.kind ?? before.kind,
      place: given.place ?? before.place,
      minutes: given.minutes ?? before.minutes,
      slots: given.slots,
      interviewer_ids: given.interviewer_ids ?? before.interviewers.map((one) => one.id),
    };
    await changeTimes(tx, services, { companyId, actorId, version, plan, held });
    return shown(call, id);
  });

  route(app, bookInterview, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const { id, slot_id: slotId, version } = body;
    const held = await openInterview(call, id);
    const { companyId, userId: actorId } = viewer;
    await bookSlot(tx, services, { companyId, actorId, slotId, version, held });
    return shown(call, id);
  });

  route(app, cancel, async ({ body, ...call }) => {
    const { tx, viewer, services } = call;
    const held = await openInterview(call, body.id);
    const { companyId, userId: actorId } = viewer;
    await cancelInterview(tx, services, { companyId, actorId, version: body.version, held });
    return shown(call, body.id);
  });

  route(app, listHeldInterviews, async ({ viewer, tx, services, language }) => {
    const { companyId, userId } = viewer;
    const rows = await interviewsHeldBy(tx, companyId, userId);
    const data = rows.map(({ user_id: id, name, photo_id: photo, starts_at: at, ...row }) => ({
      ...row,
      title: interviewTitleIn(row.title, language),
      starts_at: at.toISOString(),
      applicant: { id, name, photo_url: photoUrl(services.secrets, companyId, photo) },
    }));
    return { data, total: data.length };
  });
}
