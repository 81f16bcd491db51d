import { GOAL_ACTS, GOAL_ORIGINS, GOAL_STATES, type GoalState } from "@vaardig/contract/goals/goals";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canActOnGoal,
  type GoalFacts,
  type GoalMove,
  type GoalRole,
  goalActions,
  isGoalActAllowed,
  STATE_AFTER_MOVE,
} from "./goalMachine.ts";

const part = fc.constantFrom<GoalRole>("owner", "keeper");
const origin = fc.constantFrom(...GOAL_ORIGINS);
const facts: fc.Arbitrary<GoalFacts> = fc.record({ state: fc.constantFrom(...GOAL_STATES), origin });
const MOVES = Object.keys(STATE_AFTER_MOVE) as GoalMove[];

/** States of which one is reached from another by what anyone may do. */
function reachable(from: GoalState, parts: readonly GoalRole[]): Set<GoalState> {
  const found = new Set<GoalState>([from]);
  for (const state of found)
    for (const by of parts)
      for (const move of MOVES)
        if (isGoalActAllowed(by, { state, origin: "manager" }, move)) found.add(STATE_AFTER_MOVE[move]);
  return found;
}

test("what is offered is allowed, fits, and comes in the order of the contract", () => {
  fc.assert(
    fc.property(part, facts, (by, goal) => {
      const offered = goalActions(by, goal);
      expect(offered).toEqual(GOAL_ACTS.filter((act) => offered.includes(act)));
      for (const act of offered)
        expect(canActOnGoal(by, goal, act) && isGoalActAllowed(by, goal, act)).toBe(true);
    }),
  );
});

test("a move always leads somewhere else, and never back to what waits for an answer", () => {
  fc.assert(
    fc.property(part, facts, fc.constantFrom(...MOVES), (by, goal, move) => {
      fc.pre(isGoalActAllowed(by, goal, move));
      expect(STATE_AFTER_MOVE[move]).not.toBe(goal.state);
      expect(STATE_AFTER_MOVE[move]).not.toBe("proposed");
    }),
  );
});

test("only the owner answers, starts and cancels; only what no one assigned is the owner's to delete", () => {
  fc.assert(
    fc.property(facts, (goal) => {
      for (const act of ["accept", "decline", "start", "cancel"] as const)
        expect(canActOnGoal("keeper", goal, act)).toBe(false);
      expect(canActOnGoal("owner", goal, "delete")).toBe(goal.origin !== "manager");
      expect(canActOnGoal("keeper", goal, "delete")).toBe(goal.origin === "manager");
    }),
  );
});

test("every state is reached from an assigned goal, and a declined one is the end", () => {
  expect(reachable("proposed", ["owner"]).size).toBe(GOAL_STATES.length);
  expect([...reachable("declined", ["owner", "keeper"])]).toEqual(["declined"]);
  expect(reachable("cancelled", ["owner"])).toContain("completed");
});
