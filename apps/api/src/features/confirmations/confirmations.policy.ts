import {
  type ANSWER_ACTS,
  type ASK_ACTS,
  CONFIRMATION_DAYS,
  CONFIRMATION_UNDO_MINUTES,
  type ENDORSEMENT_ACTS,
} from "@vaardig/contract/confirmations/confirmations";
import type { GivenEndorsementRow } from "../../domain/skills/confirmations/endorsements.queries.ts";
import type { RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type AnswerAct = (typeof ANSWER_ACTS)[number];
type AskAct = (typeof ASK_ACTS)[number];
type Facts = Pick<
  RequestRow,
  "user_id" | "responder_id" | "state" | "created_at" | "closed_at" | "told_at" | "reminded_at"
>;

const DAY_MS = 86_400_000;

/** Returns whether the viewer may answer a request. */
export function canAnswerRequest(
  { userId }: Pick<Viewer, "userId">,
  row: Pick<Facts, "responder_id">,
): boolean {
  return row.responder_id === userId;
}

/** Returns whether the viewer may withdraw a request and send a reminder. */
export function canManageRequest({ userId }: Pick<Viewer, "userId">, row: Pick<Facts, "user_id">): boolean {
  return row.user_id === userId;
}

/** Returns whether the viewer may undo a recent change of a request: one of its two people. */
export function canUndoRequest(
  viewer: Pick<Viewer, "userId">,
  row: Pick<Facts, "user_id" | "responder_id">,
): boolean {
  return canAnswerRequest(viewer, row) || canManageRequest(viewer, row);
}

/** Returns whether the viewer may withdraw an endorsement. */
export function canWithdrawEndorsement(
  { userId }: Pick<Viewer, "userId">,
  row: { author_id: string },
): boolean {
  return row.author_id === userId;
}

/** Returns whether a change is so recent that no one was notified of it. */
export function isUndoable({ closed_at: at, told_at: told }: Pick<Facts, "closed_at" | "told_at">): boolean {
  return at !== null && told === null && Date.now() - at.getTime() < CONFIRMATION_UNDO_MINUTES * 60_000;
}

/** Returns the current actions of the person who was asked. */
export function answerActs(row: Facts): AnswerAct[] {
  if (row.state === "open") return ["answer", "decline"];
  return ["confirmed", "endorsed", "declined"].includes(row.state) && isUndoable(row) ? ["undo"] : [];
}

/** Returns the current actions of the requester. */
export function requestActs(row: Facts): AskAct[] {
  if (row.state === "withdrawn") return isUndoable(row) ? ["undo"] : [];
  if (row.state !== "open") return [];
  const isDue = Date.now() - row.created_at.getTime() >= CONFIRMATION_DAYS.remind * DAY_MS;
  return row.reminded_at === null && isDue ? ["withdraw", "remind"] : ["withdraw"];
}

/** Returns the author's actions on an endorsement. */
export function endorsementActs(
  row: Pick<GivenEndorsementRow, "taken_back_at">,
): (typeof ENDORSEMENT_ACTS)[number][] {
  return row.taken_back_at === null ? ["take_back"] : ["restore"];
}
