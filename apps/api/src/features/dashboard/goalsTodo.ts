import type { Todo } from "@vaardig/contract/dashboard/dashboard";
import { countLevelsToConfirm, ownGoalsToDo } from "../../domain/learning/goals/goalsToDo.queries.ts";
import { employeesWhere } from "../../domain/people/employeesWhere.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { placeOf } from "./places.ts";

interface Draft extends Pick<Todo, "key" | "count" | "leads_to"> {
  names?: string[];
}

/**
 * Returns the viewer's own goals that need action and, for a manager, the levels in the line that await
 * confirmation.
 */
export async function goalsTodo(tx: Tx, viewer: Viewer): Promise<Draft[]> {
  const { proposed, due } = await ownGoalsToDo(tx, viewer.companyId, viewer.userId);
  const own: Draft[] = [
    { key: "goals_proposed", ...proposed, leads_to: placeOf("goals") },
    { key: "goals_due", ...due, leads_to: placeOf("goals") },
  ];
  if (viewer.role !== "manager") return own;
  const count = await countLevelsToConfirm(tx, employeesWhere(viewer));
  return [...own, { key: "levels_to_confirm", count, leads_to: placeOf("line-goals") }];
}
