import { getGoalActions, getGoals } from "@vaardig/contract/goals/goals";
import { createGoal, deleteGoal, saveGoal } from "@vaardig/contract/goals/goalWrites";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { actionFactsOf } from "../../domain/learning/goals/actionFacts.ts";
import { findGoal } from "../../domain/learning/goals/goals.queries.ts";
import { removeGoal } from "../../domain/learning/goals/saveGoal.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { addGoal, changeGoal } from "./changeGoal.ts";
import { goalCommandsRoutes } from "./goalCommands.routes.ts";
import { goalCommentsRoutes } from "./goalComments.routes.ts";
import { goalSuggestionsRoutes } from "./goalSuggestions.routes.ts";
import { authorizeGoal, checkGoalAct, goalListActs } from "./goals.policy.ts";
import { presentActions, presentGoalDetail } from "./goals.present.ts";
import { levelProposalsRoutes } from "./levelProposals.routes.ts";
import { listByPerson, listOfPerson } from "./listGoals.ts";
import { readerOf } from "./readerOf.ts";

export function goalsRoutes(app: App): void {
  route(app, getGoals, async (call) => {
    const { query, viewer, tx } = call;
    const reader = readerOf(call);
    const none = { data: [], people: [], goal: null, total: 0 };
    if (query.id) {
      const row = found(await findGoal(tx, viewer.companyId, query.id));
      const part = await authorizeGoal(tx, viewer, row);
      if (part === "keeper") await readPrivateData(tx, viewer, row.owner_id, "goals.read");
      const goal = await presentGoalDetail(reader, row, part);
      return { ...none, goal, data: [goal], total: 1, can: goalListActs(part === "owner") };
    }
    if (query.group_by === "people") return { ...none, ...(await listByPerson(reader, viewer, query)) };
    return { ...none, ...(await listOfPerson(reader, viewer, query)) };
  });

  route(app, getGoalActions, async (call) => {
    const row = found(await findGoal(call.tx, call.viewer.companyId, call.query.goal_id));
    await authorizeGoal(call.tx, call.viewer, row);
    return presentActions((await actionFactsOf(readerOf(call), [row])).get(row.id) ?? []);
  });

  route(app, createGoal, async (call) => {
    const { viewer, tx, body, services } = call;
    const id = await addGoal(tx, services, viewer, body);
    const row = found(await findGoal(tx, viewer.companyId, id));
    const part = row.owner_id === viewer.userId ? "owner" : "keeper";
    return { goal: await presentGoalDetail(readerOf(call), row, part) };
  });

  route(app, saveGoal, async (call) => {
    const { viewer, tx, body } = call;
    const row = found(await findGoal(tx, viewer.companyId, body.id));
    const part = await authorizeGoal(tx, viewer, row);
    checkGoalAct(part, row, "edit", body.version);
    await changeGoal(tx, viewer, row, body);
    const saved = found(await findGoal(tx, viewer.companyId, row.id));
    return { goal: await presentGoalDetail(readerOf(call), saved, part) };
  });

  route(app, deleteGoal, async ({ query, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const row = found(await findGoal(tx, companyId, query.id));
    checkGoalAct(await authorizeGoal(tx, viewer, row), row, "delete", query.version);
    await removeGoal(tx, { companyId, id: row.id }, query.version);
    const about = { userId: row.owner_id, subjectId: row.id };
    await recordEvent(tx, { companyId, actorId, kind: "goal.deleted", ...about });
    return {};
  });

  goalCommandsRoutes(app);
  goalCommentsRoutes(app);
  levelProposalsRoutes(app);
  goalSuggestionsRoutes(app);
}
