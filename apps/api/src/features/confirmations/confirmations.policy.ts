import {
  type ANSWER_ACTS,
  type ASK_ACTS,
  CONFIRMATION_DAYS,
  CONFIRMATION_UNDO_MINUTES,
  type ENDORSEMENT_ACTS,
} from "@vaardig/contract/confirmations/confirmations";
import type { GivenRow } from "../../domain/skills/confirmations/endorsements.queries.ts";
import type { RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

type AnswerAct = (typeof ANSWER_ACTS)[number];
type AskAct = (typeof ASK_ACTS)[number];
type Facts = Pick<
  RequestRow,
  "user_id" | "responder_id" | "state" | "created_at" | "closed_at" | "told_at" | "reminded_at"
>;

const DAY_MS = 86_400_000;

/** Whether a request is the viewer's to answer. */
export function canAnswerRequest(
  { userId }: Pick<Viewer, "userId">,
  row: Pick<Facts, "responder_id">,
): boolean {
  return row.responder_id === userId;
}

/** Whether a request is the viewer's to take back and to remind of. */
export function canManageRequest({ userId }: Pick<Viewer, "userId">, row: Pick<Facts, "user_id">): boolean {
  return row.user_id === userId;
}

/** Whether the viewer is one of the two who may undo what they did lately. */
export function canUndoRequest(
  viewer: Pick<Viewer, "userId">,
  row: Pick<Facts, "user_id" | "responder_id">,
): boolean {
  return canAnswerRequest(viewer, row) || canManageRequest(viewer, row);
}

/** Whether an endorsement is the viewer's to take back. */
export function canTakeBackEndorsement(
  { userId }: Pick<Viewer, "userId">,
  row: { author_id: string },
): boolean {
  return row.author_id === userId;
}

/** Whether what happened is so recent that no one was told of it. */
export function isFresh({ closed_at: at, told_at: told }: Pick<Facts, "closed_at" | "told_at">): boolean {
  return at !== null && told === null && Date.now() - at.getTime() < CONFIRMATION_UNDO_MINUTES * 60_000;
}

/** What the person who is asked may do now. */
export function answerActs(row: Facts): AnswerAct[] {
  if (row.state === "open") return ["answer", "decline"];
  return ["confirmed", "endorsed", "declined"].includes(row.state) && isFresh(row) ? ["undo"] : [];
}

/** What the person who asked may do now. */
export function askActs(row: Facts): AskAct[] {
  if (row.state === "withdrawn") return isFresh(row) ? ["undo"] : [];
  if (row.state !== "open") return [];
  const isDue = Date.now() - row.created_at.getTime() >= CONFIRMATION_DAYS.remind * DAY_MS;
  return row.reminded_at === null && isDue ? ["withdraw", "remind"] : ["withdraw"];
}

/** What the author may do with an endorsement. */
export function endorsementActs(row: Pick<GivenRow, "taken_back_at">): (typeof ENDORSEMENT_ACTS)[number][] {
  return row.taken_back_at === null ? ["take_back"] : ["restore"];
}
