import { GOAL_ACTS, type GoalAct, type GoalState, type goal } from "@vaardig/contract/goals/goals";
import type { z } from "zod";

/** What a viewer is to a goal: its owner, or someone who answers for the owner. */
export type GoalPart = "owner" | "keeper";

/** What the machine knows of a goal. */
export interface GoalFacts {
  state: GoalState;
  origin: z.output<typeof goal>["origin"];
}

interface Rule {
  by: GoalPart;
  from: readonly GoalState[];
  /** Only of goals that were assigned, or only of those that were not. */
  assigned?: boolean;
}

const OPEN: readonly GoalState[] = ["not_started", "in_progress"];
const EVER: readonly GoalState[] = [
  "proposed",
  "not_started",
  "in_progress",
  "completed",
  "cancelled",
  "declined",
];
const both = (from: readonly GoalState[]): Rule[] => [
  { by: "owner", from },
  { by: "keeper", from },
];

/** Who may do what from which state. */
const RULES: Record<GoalAct, readonly Rule[]> = {
  accept: [{ by: "owner", from: ["proposed"] }],
  decline: [{ by: "owner", from: ["proposed"] }],
  start: [{ by: "owner", from: ["not_started"] }],
  complete_action: both(OPEN),
  complete: both(["in_progress"]),
  reopen: both(["completed", "cancelled"]),
  comment: both(EVER),
  edit: [
    { by: "owner", from: OPEN },
    { by: "keeper", from: ["proposed", ...OPEN], assigned: true },
  ],
  cancel: [{ by: "owner", from: OPEN }],
  delete: [
    { by: "owner", from: EVER, assigned: false },
    { by: "keeper", from: ["proposed", "declined"], assigned: true },
  ],
};

/** Commands that lead to another state. */
export type GoalMove = "accept" | "decline" | "start" | "complete" | "reopen" | "cancel";

export const LEADS_TO: Record<GoalMove, GoalState> = {
  accept: "not_started",
  decline: "declined",
  start: "in_progress",
  complete: "completed",
  reopen: "in_progress",
  cancel: "cancelled",
};

function rulesOf(part: GoalPart, { origin }: GoalFacts, act: GoalAct): Rule[] {
  const isAssigned = origin === "manager";
  return RULES[act].filter(
    (rule) => rule.by === part && (rule.assigned === undefined || rule.assigned === isAssigned),
  );
}

/** Whether someone may do this to such a goal at all, in whatever state. */
export function canActOnGoal(part: GoalPart, goal: GoalFacts, act: GoalAct): boolean {
  return rulesOf(part, goal, act).length > 0;
}

/** Whether it makes sense now. */
export function fitsGoal(part: GoalPart, goal: GoalFacts, act: GoalAct): boolean {
  return rulesOf(part, goal, act).some(({ from }) => from.includes(goal.state));
}

/** Everything that can be done now, in the order in which it is offered. */
export function goalActions(part: GoalPart, goal: GoalFacts): GoalAct[] {
  return GOAL_ACTS.filter((act) => fitsGoal(part, goal, act));
}
