import type { ApplicationCard, Pipeline } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { describe, expect, it } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { type BoardState, boardReducer, cardOf, EMPTY_BOARD } from "./boardState.ts";

const card = (id: string, stage: Stage, day: number) =>
  buildCard(id, { stage, stage_since: `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z` });

const loaded = (cards: ApplicationCard[], more: Partial<Record<Stage, number>> = {}): BoardState => {
  const pipeline: Pipeline = {
    vacancy: { id: "v", name: "V", status: "Approved", publication: "open", headcount: 1, hired: 0 },
    stages: STAGES.map((stage) => {
      const here = cards.filter((one) => one.stage === stage);
      return { stage, count: here.length + (more[stage] ?? 0), oldest_since: null, cards: here };
    }),
    can: ["move"],
  };
  return boardReducer(EMPTY_BOARD, { type: "loaded", pipeline });
};
const idsOn = (state: BoardState, stage: Stage) =>
  state.columns.find((column) => column.stage === stage)?.cards.map(({ id }) => id);
const countsOf = (state: BoardState) => state.columns.map(({ count }) => count);

describe("a board", () => {
  const start = loaded([card("a", "Application", 9), card("b", "Application", 5), card("c", "Interview", 7)]);

  it("shows a moved card on top of its new column at once, and where it was when it is refused", () => {
    const before = cardOf(start, "b");
    const moving = boardReducer(start, { type: "moving", id: "b", to: "Interview" });
    expect([idsOn(moving, "Application"), idsOn(moving, "Interview")]).toEqual([["a"], ["b", "c"]]);
    expect([countsOf(moving), moving.busy]).toEqual([[0, 1, 2, 0, 0, 0], ["b"]]);
    const back = boardReducer(moving, { type: "back", card: before ?? card("x", "Vacancy", 1) });
    expect(back).toEqual(start);
  });

  it("takes what the server says of a card: moved, changed or gone", () => {
    const moved = boardReducer(start, { type: "read", asked: ["a"], cards: [card("a", "Job offer", 20)] });
    expect([idsOn(moved, "Job offer"), countsOf(moved)]).toEqual([["a"], [0, 1, 1, 0, 1, 0]]);
    const gone = boardReducer(start, { type: "read", asked: ["a"], cards: [] });
    expect([idsOn(gone, "Application"), countsOf(gone)]).toEqual([["b"], [0, 1, 1, 0, 0, 0]]);
  });

  it("takes the counts that come with them", () => {
    const counts = STAGES.map((stage) => ({ stage, count: 7, oldest_since: null }));
    const read = boardReducer(start, {
      type: "read",
      asked: ["n"],
      cards: [card("n", "Vacancy", 3)],
      counts,
    });
    expect([idsOn(read, "Vacancy"), countsOf(read)]).toEqual([["n"], [7, 7, 7, 7, 7, 7]]);
  });

  it("shows an older card at the end of a column that was read whole, with the counts that come with it", () => {
    const counts = STAGES.map((stage) => ({
      stage,
      count: stage === "Application" ? 3 : 0,
      oldest_since: null,
    }));
    const read = boardReducer(start, {
      type: "read",
      asked: ["o"],
      cards: [card("o", "Application", 1)],
      counts,
    });
    expect([idsOn(read, "Application"), countsOf(read)[1]]).toEqual([["a", "b", "o"], 3]);
  });

  it("does not show a card below what was read so far, which would hide those between", () => {
    const part = loaded([card("a", "Application", 9), card("b", "Application", 5)], { Application: 40 });
    const older = boardReducer(part, { type: "read", asked: ["o"], cards: [card("o", "Application", 1)] });
    expect([idsOn(older, "Application"), countsOf(older)[1]]).toEqual([["a", "b"], 43]);
    const newer = boardReducer(part, { type: "read", asked: ["n"], cards: [card("n", "Application", 7)] });
    expect(idsOn(newer, "Application")).toEqual(["a", "n", "b"]);
  });

  it("adds a further page without showing anyone twice", () => {
    const column = { stage: "Application" as const, count: 3, oldest_since: null };
    const cards = [card("b", "Application", 5), card("d", "Application", 2)];
    const more = boardReducer(start, { type: "more", stage: "Application", column: { ...column, cards } });
    expect([idsOn(more, "Application"), countsOf(more)[1]]).toEqual([["a", "b", "d"], 3]);
  });
});
