import {
  addGoalComment,
  deleteGoalComment,
  type GoalComment,
  getGoalComments,
} from "@vaardig/contract/goals/goalComments";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import { findGoal } from "../../domain/learning/goals/goals.queries.ts";
import {
  type CommentRow,
  commentsOf,
  findComment,
  insertComment,
  removeComment,
} from "../../domain/learning/goals/goalTalk.queries.ts";
import { notifyGoalComment } from "../../domain/learning/goals/notifyOfGoal.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { authorizeGoal } from "./goals.policy.ts";

function presentComment(secrets: Secrets, { companyId, userId }: Viewer, row: CommentRow): GoalComment {
  const { id, text, author_id, author_name, photo_id, created_at } = row;
  const author = author_name !== null && {
    id: author_id,
    name: author_name,
    photo_url: photoUrl(secrets, companyId, photo_id),
  };
  const can: GoalComment["can"] = author_id === userId ? ["delete"] : [];
  return { id, text, author: author || null, created_at: created_at.toISOString(), can };
}

/**
 * Registers the routes of comments: the goal's owner and people responsible for the owner read and write
 * them; each may delete their own.
 */
export function goalCommentsRoutes(app: App): void {
  route(app, getGoalComments, async ({ query, viewer, tx, services }) => {
    const goal = found(await findGoal(tx, viewer.companyId, query.goal_id));
    await authorizeGoal(tx, viewer, goal);
    const rows = await commentsOf(tx, viewer.companyId, goal.id);
    const data = rows.map((row) => presentComment(services.secrets, viewer, row));
    return { data, total: data.length };
  });

  route(app, addGoalComment, async ({ body, viewer, tx, services }) => {
    const { companyId, userId: authorId } = viewer;
    const goal = found(await findGoal(tx, companyId, body.goal_id));
    await authorizeGoal(tx, viewer, goal);
    const id = await insertComment(tx, { companyId, goalId: goal.id, authorId, text: body.text });
    const about = { userId: goal.owner_id, subjectId: goal.id };
    await recordEvent(tx, { companyId, actorId: authorId, kind: "goal.commented", ...about });
    await notifyGoalComment(tx, viewer, goal);
    const row = found((await commentsOf(tx, companyId, goal.id)).find((one) => one.id === id));
    return presentComment(services.secrets, viewer, row);
  });

  route(app, deleteGoalComment, async ({ query, viewer, tx }) => {
    const comment = found(await findComment(tx, viewer.companyId, query.id));
    const goal = found(await findGoal(tx, viewer.companyId, comment.goalId));
    await authorizeGoal(tx, viewer, goal);
    authorize(comment.authorId === viewer.userId);
    await removeComment(tx, viewer.companyId, query.id);
    return {};
  });
}
