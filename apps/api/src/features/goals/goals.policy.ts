import { GOAL_ROLES, type GoalAct, type GoalListAct } from "@vaardig/contract/goals/goals";
import type { Role } from "@vaardig/contract/roles";
import { canActOnGoal, fitsGoal, type GoalPart } from "../../domain/learning/goals/goalMachine.ts";
import type { GoalRow } from "../../domain/learning/goals/goals.queries.ts";
import { canActOnBehalf } from "../../domain/people/canActOnBehalf.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";

/** Whether someone of this role has goals. */
export function canHaveGoals(role: Role): boolean {
  return (GOAL_ROLES as readonly Role[]).includes(role);
}

/** Whether the viewer sees the goals of others: managers of their line, HR and administrators of the company. */
export function canSeeGoalsOfOthers({ role }: Pick<Viewer, "role">): boolean {
  return role === "manager" || role === "hr_manager" || role === "admin";
}

/** What the viewer is to a goal: its owner or someone who answers for the owner; refuses everyone else (403). */
export async function authorizeGoal(
  tx: Tx,
  viewer: Viewer,
  { owner_id: ownerId }: Pick<GoalRow, "owner_id">,
): Promise<GoalPart> {
  if (ownerId === viewer.userId) return "owner";
  authorize(await canActOnBehalf(tx, viewer, found(await findPerson(tx, viewer.companyId, ownerId))));
  return "keeper";
}

/** Refuses what the viewer may not do (403), what rests on an older version and what makes no sense now (409). */
export function checkGoalAct(part: GoalPart, goal: GoalRow, act: GoalAct, version: number): void {
  authorize(canActOnGoal(part, goal, act));
  if (goal.version !== version) throw new AppError("stale_version");
  if (!fitsGoal(part, goal, act)) throw new AppError("conflict");
}

/** What a person's list of goals offers the viewer. */
export function goalListActs(isMine: boolean): GoalListAct[] {
  return isMine ? ["create"] : ["assign"];
}
