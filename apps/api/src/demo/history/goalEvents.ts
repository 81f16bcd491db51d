import { minutesAfter } from "../demoDates.ts";
import type { GoalRows } from "../generate/makeGoals.ts";
import type { DemoEvent } from "./arrivalEvents.ts";

type Goal = GoalRows["goals"][number];

/** The owner's last action on a goal that ended. */
const ENDS: Partial<Record<NonNullable<Goal["state"]>, string>> = {
  completed: "goal.completed",
  cancelled: "goal.cancelled",
  declined: "goal.declined",
};
const BEGUN: readonly Goal["state"][] = ["in_progress", "completed"];

/** Returns the events of a goal: created or proposed, started, its actions and comments, its end. */
function eventsOf(goal: Goal, { actions, comments, proposals }: GoalRows): DemoEvent[] {
  const { id, userId, createdBy, state, createdAt, updatedAt } = goal;
  if (!createdAt) return [];
  const tell = (at: Date, kind: string, actorId: string, data: DemoEvent["data"] = {}): DemoEvent => ({
    at,
    kind,
    actorId,
    subjectId: id,
    data,
  });
  const told = [tell(createdAt, createdBy === userId ? "goal.created" : "goal.assigned", createdBy)];
  if (BEGUN.includes(state)) told.push(tell(minutesAfter(createdAt, 25), "goal.started", userId));
  for (const { id: actionId, doneAt, position } of actions)
    if (doneAt)
      told.push(
        tell(minutesAfter(doneAt, position), "goal.action_completed", userId, { action_id: actionId }),
      );
  for (const { authorId, createdAt: at } of comments) if (at) told.push(tell(at, "goal.commented", authorId));
  for (const { skillId, createdAt: at } of proposals)
    if (at) told.push(tell(minutesAfter(at, 1), "level.proposed", userId, { skill_ids: [skillId] }));
  const end = ENDS[state ?? "not_started"];
  if (end && updatedAt) told.push(tell(minutesAfter(updatedAt, 10), end, userId));
  return told;
}

/** Returns the events of people's goals, by owner. */
export function goalEvents(rows: GoalRows): Map<string, DemoEvent[]> {
  const byGoal = <T extends { goalId?: string | null | undefined }>(list: readonly T[]) =>
    Map.groupBy(list, ({ goalId }) => goalId ?? "");
  const [actions, comments, proposals] = [
    byGoal(rows.actions),
    byGoal(rows.comments),
    byGoal(rows.proposals),
  ];
  const told = rows.goals.map((goal) => ({
    userId: goal.userId,
    events: eventsOf(goal, {
      goals: [],
      skills: [],
      actions: actions.get(goal.id) ?? [],
      comments: comments.get(goal.id) ?? [],
      proposals: proposals.get(goal.id) ?? [],
    }),
  }));
  return new Map(
    [...Map.groupBy(told, ({ userId }) => userId)].map(([id, own]) => [
      id,
      own.flatMap(({ events }) => events),
    ]),
  );
}
