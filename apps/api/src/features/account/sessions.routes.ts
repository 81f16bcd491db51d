import { endOtherSessions, endOwnSession, listSessions } from "@vaardig/contract/account/sessions";
import { endOtherSessions as endOthers } from "../../domain/accounts/account.queries.ts";
import {
  endOwnSession as endOne,
  listOwnSessions,
} from "../../domain/accounts/sessions/ownSessions.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

/** Registers the routes of the own sessions. */
export function sessionsRoutes(app: App): void {
  route(app, listSessions, async ({ tx, viewer }) => {
    const data = await listOwnSessions(tx, viewer);
    return { data, total: data.length };
  });

  route(app, endOwnSession, async ({ params: { id }, tx, viewer, services }) => {
    if (!(await endOne(tx, viewer, id))) throw new AppError("not_found");
    const { companyId, userId } = viewer;
    await recordEvent(tx, { companyId, actorId: userId, kind: "session.ended", userId, subjectId: id });
    services.sessions.forget(id);
    return {};
  });

  route(app, endOtherSessions, async ({ tx, viewer, services }) => {
    const { companyId, userId, sessionId } = viewer;
    const ended = await endOthers(tx, companyId, userId, sessionId);
    for (const id of ended) {
      await recordEvent(tx, { companyId, actorId: userId, kind: "session.ended", userId, subjectId: id });
      services.sessions.forget(id);
    }
    return { ended: ended.length };
  });
}
