import {
  declineLevelProposal,
  getLevelProposals,
  withdrawLevelProposal,
} from "@vaardig/contract/goals/levelProposals";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { findGoal } from "../../domain/learning/goals/goals.queries.ts";
import {
  declineProposal,
  findProposal,
  pendingProposals,
  proposalsOf,
  removeProposal,
} from "../../domain/learning/goals/levelProposals.queries.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { notifyLevels } from "../../domain/skills/notifyLevels.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { authorizeGoal, canSeeGoalsOfOthers } from "./goals.policy.ts";
import { presentProposals } from "./levelProposals.present.ts";
import { readerOf } from "./readerOf.ts";

/** Returns the requested proposals: of a goal, of a person, or of everyone the viewer is responsible for. */
async function readProposals({ query, viewer, tx }: Call<typeof getLevelProposals>) {
  const { companyId, userId } = viewer;
  if (query.goal_id) {
    const goal = found(await findGoal(tx, companyId, query.goal_id));
    await authorizeGoal(tx, viewer, goal);
    return proposalsOf(tx, companyId, goal.owner_id, goal.id);
  }
  if (query.user_id) {
    const person = await readPrivateData(tx, viewer, query.user_id, "goals.read");
    return proposalsOf(tx, companyId, person.id, null);
  }
  authorize(canSeeGoalsOfOthers(viewer));
  const { name, text, values } = employeesWhere(viewer, { search_query: "", employeeStatus: ["active"] });
  // No one confirms their own level.
  const others = `${text} and u.id <> $${values.length + 1}`;
  return pendingProposals(tx, { name: `${name}_o`, text: others, values: [...values, userId] });
}

export function levelProposalsRoutes(app: App): void {
  route(app, getLevelProposals, async (call) => {
    const data = await presentProposals(readerOf(call), call.viewer, await readProposals(call));
    return { data, total: data.length };
  });

  route(app, declineLevelProposal, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const row = found(await findProposal(tx, companyId, body.id));
    authorize((await authorizeGoal(tx, viewer, { owner_id: row.user_id })) === "keeper");
    if (!(await declineProposal(tx, companyId, row.id, { actorId, reason: body.reason })))
      throw new AppError("conflict");
    const about = { userId: row.user_id, subjectId: row.id, data: { skill_ids: [row.skill_id] } };
    await recordEvent(tx, { companyId, actorId, kind: "level.declined", ...about });
    await notifyLevels(tx, viewer, row.user_id, "declined", [{ skillId: row.skill_id, level: row.level }]);
    return {};
  });

  route(app, withdrawLevelProposal, async ({ query, viewer, tx }) => {
    const { companyId, userId } = viewer;
    const row = found(await findProposal(tx, companyId, query.id));
    authorize(row.user_id === userId);
    await removeProposal(tx, companyId, row.id);
    const about = { userId, subjectId: row.id, data: { skill_ids: [row.skill_id] } };
    await recordEvent(tx, { companyId, actorId: userId, kind: "level.withdrawn", ...about });
    return {};
  });
}
