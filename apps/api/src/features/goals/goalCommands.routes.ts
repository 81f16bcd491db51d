import type { Body } from "@vaardig/contract/endpoint";
import {
  acceptGoal,
  cancelGoal,
  completeGoal,
  completeGoalAction,
  declineGoal,
  reopenGoal,
  reopenGoalAction,
  startGoal,
} from "@vaardig/contract/goals/goalWrites";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { actionFactsOf } from "../../domain/learning/goals/actionFacts.ts";
import type { GoalMove } from "../../domain/learning/goals/goalMachine.ts";
import { findGoal, type GoalRow } from "../../domain/learning/goals/goals.queries.ts";
import { moveGoal } from "../../domain/learning/goals/moveGoal.ts";
import { notifyGoalAnswered, notifyGoalCompleted } from "../../domain/learning/goals/notifyOfGoal.ts";
import { markActions, updateGoal } from "../../domain/learning/goals/saveGoal.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { authorizeGoal, checkGoalAct } from "./goals.policy.ts";
import { presentGoalDetail } from "./goals.present.ts";
import { proposeReachedLevels } from "./proposeReachedLevels.ts";
import { readerOf } from "./readerOf.ts";

const MOVES = [
  [acceptGoal, "accept"],
  [declineGoal, "decline"],
  [startGoal, "start"],
  [completeGoal, "complete"],
  [reopenGoal, "reopen"],
  [cancelGoal, "cancel"],
] as const;

type AnyCall = Call<(typeof MOVES)[number][0] | typeof completeGoalAction | typeof reopenGoalAction>;

/** Loads the goal of a command, runs the command in the viewer's part and returns the result. */
async function onGoal(
  call: AnyCall,
  act: GoalMove | "complete_action",
  change: (row: GoalRow) => Promise<void>,
) {
  const { tx, viewer, body } = call;
  const row = found(await findGoal(tx, viewer.companyId, body.id));
  const part = await authorizeGoal(tx, viewer, row);
  checkGoalAct(part, row, act, body.version);
  await change(row);
  const now = found(await findGoal(tx, viewer.companyId, row.id));
  return { goal: await presentGoalDetail(readerOf(call), now, part) };
}

/** Returns the action that a command names. Throws 404 for an action of another goal. */
async function actionOf(call: AnyCall, row: GoalRow, id: string) {
  const actions = (await actionFactsOf(readerOf(call), [row])).get(row.id) ?? [];
  return found(actions.find((one) => one.id === id));
}

/** Marks an action; starts a goal that was not started. */
async function mark(call: AnyCall, row: GoalRow, actionId: string, isDone: boolean): Promise<void> {
  const { tx, viewer, body } = call;
  const { companyId, userId: actorId } = viewer;
  const goal = { companyId, id: row.id };
  if (row.state === "not_started") await moveGoal(tx, viewer, row, { to: "start", version: body.version });
  else await updateGoal(tx, goal, body.version, {});
  await markActions(tx, goal, [actionId], isDone);
  const kind = isDone ? "goal.action_completed" : "goal.action_reopened";
  const about = { userId: row.owner_id, subjectId: row.id, data: { action_id: actionId } };
  await recordEvent(tx, { companyId, actorId, kind, ...about });
}

export function goalCommandsRoutes(app: App): void {
  for (const [endpoint, to] of MOVES)
    route(app, endpoint, (call) => {
      const { tx, viewer } = call;
      const body: Body<typeof endpoint> = call.body;
      return onGoal(call, to, async (row) => {
        const reason = "reason" in body ? body.reason : "";
        await moveGoal(tx, viewer, row, { to, version: body.version, reason });
        if (to === "accept" || to === "decline")
          await notifyGoalAnswered(tx, viewer, row, to === "accept" ? "accepted" : "declined");
        if (!("levels" in body)) return;
        await proposeReachedLevels(tx, viewer, row, null, body);
        if (body.levels.length > 0) await notifyGoalCompleted(tx, viewer, row);
      });
    });

  route(app, completeGoalAction, (call) =>
    onGoal(call, "complete_action", async (row) => {
      const { body, tx, viewer } = call;
      const action = await actionOf(call, row, body.action_id);
      // A course is completed by its enrolment.
      if (action.kind === "course" && action.progress < 100) throw new AppError("conflict");
      if (action.kind !== "course") await mark(call, row, action.id, true);
      await proposeReachedLevels(tx, viewer, row, action.title, body);
    }),
  );

  route(app, reopenGoalAction, (call) =>
    onGoal(call, "complete_action", async (row) => {
      const action = await actionOf(call, row, call.body.action_id);
      if (action.kind === "course" || action.progress === 0) throw new AppError("conflict");
      await mark(call, row, action.id, false);
    }),
  );
}
