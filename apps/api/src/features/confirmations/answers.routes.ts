import {
  answerConfirmation,
  CONFIRMATION_UNDO_MINUTES,
  declineConfirmation,
} from "@vaardig/contract/confirmations/confirmations";
import { lockRequest, type RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import { changeRequest } from "../../domain/skills/confirmations/saveRequests.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { answerRequest } from "./answerRequest.ts";
import { canAnswerRequest } from "./confirmations.policy.ts";
import { presentReceived } from "./confirmations.present.ts";
import { lockRequestFor, readerOf } from "./lockRequestFor.ts";

type AnyCall = Call<typeof answerConfirmation | typeof declineConfirmation>;

/** Loads an open request, applies an answer and returns the result. */
async function onRequest(call: AnyCall, change: (row: RequestRow) => Promise<void>) {
  const { tx, viewer, body } = call;
  const row = await lockRequestFor(call, canAnswerRequest, body);
  if (row.state !== "open") throw new AppError("conflict");
  await change(row);
  const now = found(await lockRequest(tx, viewer.companyId, row.id));
  return found((await presentReceived(readerOf(call), [now]))[0]);
}

export function answerRoutes(app: App): void {
  route(app, answerConfirmation, (call) =>
    onRequest(call, async (row) => {
      const { tx, viewer, body, services } = call;
      await answerRequest(tx, viewer, row, body.level);
      const pair = { companyId: viewer.companyId, userId: row.user_id, responderId: row.responder_id };
      // Several answers are combined in one email, sent once the last can no longer be undone.
      const runAt = new Date(Date.now() + (CONFIRMATION_UNDO_MINUTES + 1) * 60_000);
      const key = `answered ${row.user_id} ${row.responder_id}`;
      await services.jobs.add(tx, "tell_answered", pair, { key, runAt });
    }),
  );

  route(app, declineConfirmation, (call) =>
    onRequest(call, (row) => {
      const { tx, viewer, body } = call;
      const told = { state: "declined", reason: body.reason, closedAt: new Date() } as const;
      return changeRequest(tx, viewer.companyId, row.id, told);
    }),
  );
}
