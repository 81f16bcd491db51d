import { GOAL_ACTS, type GoalAct, type GoalState, type goal } from "@vaardig/contract/goals/goals";
import type { z } from "zod";

/** The viewer's relation to a goal: its owner, or a person responsible for the owner. */
export type GoalRole = "owner" | "keeper";

/** The facts of a goal that the rules depend on. */
export interface GoalFacts {
  state: GoalState;
  origin: z.output<typeof goal>["origin"];
}

interface Rule {
  by: GoalRole;
  from: readonly GoalState[];
  /** Limits the rule to assigned goals (true) or to others (false). */
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

/** The part and states that each action requires. */
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

/** Commands that change the state. */
export type GoalMove = "accept" | "decline" | "start" | "complete" | "reopen" | "cancel";

export const STATE_AFTER_MOVE: Record<GoalMove, GoalState> = {
  accept: "not_started",
  decline: "declined",
  start: "in_progress",
  complete: "completed",
  reopen: "in_progress",
  cancel: "cancelled",
};

function rulesOf(part: GoalRole, { origin }: GoalFacts, act: GoalAct): Rule[] {
  const isAssigned = origin === "manager";
  return RULES[act].filter(
    (rule) => rule.by === part && (rule.assigned === undefined || rule.assigned === isAssigned),
  );
}

/** Returns whether the part may ever perform an action on such a goal, whatever its state. */
export function canActOnGoal(part: GoalRole, goal: GoalFacts, act: GoalAct): boolean {
  return rulesOf(part, goal, act).length > 0;
}

/** Returns whether the part may perform an action in the goal's current state. */
export function isGoalActAllowed(part: GoalRole, goal: GoalFacts, act: GoalAct): boolean {
  return rulesOf(part, goal, act).some(({ from }) => from.includes(goal.state));
}

/** Returns the actions possible now, in display order. */
export function goalActions(part: GoalRole, goal: GoalFacts): GoalAct[] {
  return GOAL_ACTS.filter((act) => isGoalActAllowed(part, goal, act));
}
