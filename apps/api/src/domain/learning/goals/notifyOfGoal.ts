import type { Tx } from "../../../platform/db/database.ts";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import { notify } from "../../notifications/notify.ts";

interface Goal {
  id: string;
  name: string;
  owner_id: string;
}

/** Returns the people concerned by a goal: its creator, the commenters, and the owner's manager. */
async function peopleOf(tx: Tx, companyId: string, { id }: Goal) {
  const { rows } = await tx.$client.query<{ setter: string; manager: string | null; talking: string[] }>({
    name: "people_of_goal",
    text: `select g.created_by as setter, o.manager_id as manager,
        array(select distinct c.author_id::text from goal_comments c
          where c.company_id = g.company_id and c.goal_id = g.id) as talking
      from goals g join users o on o.company_id = g.company_id and o.id = g.user_id
      where g.company_id = $1 and g.id = $2`,
    values: [companyId, id],
  });
  return rows[0] ?? { setter: "", manager: null, talking: [] };
}

const about = ({ companyId, userId: actorId }: Viewer, { id, name, owner_id: personId }: Goal) => ({
  companyId,
  actorId,
  personId,
  subject: { type: "goal" as const, id },
  values: { name },
});

/** Notifies the person who proposed a goal of its owner's answer. */
export async function notifyGoalAnswered(
  tx: Tx,
  viewer: Viewer,
  goal: Goal,
  what: "accepted" | "declined",
): Promise<void> {
  const { setter } = await peopleOf(tx, viewer.companyId, goal);
  const told = about(viewer, goal);
  const values = { ...told.values, what };
  await notify(tx, { ...told, values, userIds: [setter].filter(Boolean), kind: "goal_answered" });
}

/** Notifies the owner, the creator and earlier commenters of a new comment on a goal. */
export async function notifyGoalComment(tx: Tx, viewer: Viewer, goal: Goal): Promise<void> {
  const { setter, talking } = await peopleOf(tx, viewer.companyId, goal);
  const userIds = [goal.owner_id, setter, ...talking].filter(Boolean);
  await notify(tx, { ...about(viewer, goal), userIds, kind: "goal_comment" });
}

/** Notifies the owner's manager that a goal was completed and a level awaits confirmation. */
export async function notifyGoalCompleted(tx: Tx, viewer: Viewer, goal: Goal): Promise<void> {
  const { manager } = await peopleOf(tx, viewer.companyId, goal);
  if (manager) await notify(tx, { ...about(viewer, goal), userIds: [manager], kind: "goal_completed" });
}
