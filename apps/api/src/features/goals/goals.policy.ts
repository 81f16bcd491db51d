import { GOAL_ROLES, type GoalAct, type GoalListAct } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { canActOnGoal, type GoalRole, isGoalActAllowed } from "../../domain/learning/goals/goalMachine.ts";
import type { GoalRow } from "../../domain/learning/goals/goals.queries.ts";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Returns whether people of this access level have goals. */
export function canHaveGoals(role: Role): boolean {
  return (GOAL_ROLES as readonly Role[]).includes(role);
}

/**
 * Returns whether the viewer sees other people's goals: managers of their line, HR and administrators of the
 * company.
 */
export function canSeeGoalsOfOthers({ role }: Pick<Viewer, "role">): boolean {
  return role === "manager" || role === "hr_manager" || role === "admin";
}

/**
 * Returns the viewer's part in a goal: its owner, or responsible for the owner. Throws 403 for everyone else.
 */
export async function authorizeGoal(
  tx: Tx,
  viewer: Viewer,
  { owner_id: ownerId }: Pick<GoalRow, "owner_id">,
): Promise<GoalRole> {
  if (ownerId === viewer.userId) return "owner";
  authorize(await canActOnBehalf(tx, viewer, found(await findPerson(tx, viewer.companyId, ownerId))));
  return "keeper";
}

/**
 * Throws 403 for an action the viewer may not take, and 409 for an older version or an action that does not
 * fit the current state.
 */
export function checkGoalAct(part: GoalRole, goal: GoalRow, act: GoalAct, version: number): void {
  authorize(canActOnGoal(part, goal, act));
  if (goal.version !== version) throw new AppError("stale_version");
  if (!isGoalActAllowed(part, goal, act)) throw new AppError("conflict");
}

/** Returns the viewer's actions on a person's list of goals. */
export function goalListActs(isMine: boolean): GoalListAct[] {
  return isMine ? ["create"] : ["assign"];
}
