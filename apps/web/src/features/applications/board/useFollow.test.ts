import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { STAGES } from "@vaardig/contract/applications/pipeline";
import { expect, it } from "vitest";
import { type BoardState, EMPTY_BOARD } from "./boardState.ts";
import { focusTargetOf } from "./useFollow.ts";

const board = (...ids: string[]): BoardState => ({
  ...EMPTY_BOARD,
  columns: STAGES.map((stage) => ({
    stage,
    count: 0,
    oldest_since: null,
    cards: stage === "Interview" ? ids.map((id) => ({ id }) as ApplicationCard) : [],
  })),
});

it("goes with the cards, or to the next that stays, or to the one before", () => {
  const stage = "Interview";
  expect(focusTargetOf(board("a", "b", "c", "d"), ["b"])).toEqual({
    ids: ["b"],
    beside: ["c", "d", "a"],
    stage,
  });
  expect(focusTargetOf(board("a", "b", "c", "d"), ["b", "c"])).toEqual({
    ids: ["b", "c"],
    beside: ["d", "a"],
    stage,
  });
  expect(focusTargetOf(board("a"), ["a"])).toEqual({ ids: ["a"], beside: [], stage });
  // Not on the board (any more).
  expect(focusTargetOf(board("a"), ["x"])).toEqual({ ids: ["x"], beside: [], stage: null });
});
