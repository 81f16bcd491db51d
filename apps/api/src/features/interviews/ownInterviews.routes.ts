import { listOwnInterviews, pickSlot } from "@vaardig/contract/interviews/interviews";
import { canChangeInterview } from "../../domain/interviews/canChangeInterview.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { bookSlot } from "./bookSlot.ts";
import { isUnderWay, presentOwn } from "./interviews.present.ts";
import { findInterview, interviewsOf } from "./interviews.queries.ts";
import { lockInterview } from "./lockInterview.ts";

/** Throws 404 unless the application is the viewer's own. */
async function findOwn(tx: Tx, companyId: string, userId: string, applicationId: string): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(
    "select id from applications where company_id = $1 and user_id = $2 and id = $3",
    [companyId, userId, applicationId],
  );
  found(rows[0]);
}

function refuseLate(startsAt: Date): void {
  if (!canChangeInterview(startsAt)) throw new AppError("too_late_to_change");
}

/** Registers the routes of the applicant's own interviews and of choosing a time. */
export function ownInterviewsRoutes(app: App): void {
  route(app, listOwnInterviews, async ({ query, viewer, tx, language }) => {
    const { companyId, userId } = viewer;
    await findOwn(tx, companyId, userId, query.application_id);
    const rows = await interviewsOf(tx, companyId, query.application_id);
    // Offered times of an ended application can no longer be chosen.
    const shown = rows.filter((row) => row.status !== "offered" || isUnderWay(row));
    return { data: shown.map((row) => presentOwn(row, language)) };
  });

  route(app, pickSlot, async ({ body, viewer, tx, services, language }) => {
    const { companyId, userId: actorId } = viewer;
    const { id, slot_id: slotId, version } = body;
    // Checks the owner before locking, so that other people's interviews are not locked.
    const row = found(await findInterview(tx, companyId, id));
    await findOwn(tx, companyId, actorId, row.application_id);
    const held = await lockInterview(tx, companyId, id);
    await bookSlot(tx, services, { companyId, actorId, slotId, version, held, allow: refuseLate });
    return presentOwn(found(await findInterview(tx, companyId, id)), language);
  });
}
