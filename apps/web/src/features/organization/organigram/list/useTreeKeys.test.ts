import { expect, test } from "vitest";
import { buildTree } from "../tree/buildTree.ts";
import { visibleRows } from "../tree/visibleRows.ts";
import { keyTarget } from "./useTreeKeys.ts";

const roles = ["Head", "Fitter", "Planner", "Über"].map((name) => ({
  id: name,
  name,
  department: null,
  team: null,
  people_count: 0,
  people: [],
}));
const tree = buildTree(roles, [
  { source: "Head", target: "Fitter" },
  { source: "Head", target: "Planner" },
]);
const nothing = { onMove: () => undefined, onToggle: () => undefined, onSelect: () => undefined };
const target = (at: number, key: string, open = new Set(["Head"])) =>
  keyTarget({ tree, rows: visibleRows(tree, open), at, ...nothing }, key);

test("arrows move, open and close", () => {
  expect(target(0, "ArrowDown")).toBe(1);
  expect(target(3, "ArrowDown")).toBe(3);
  expect(target(0, "ArrowUp")).toBe(0);
  expect(target(0, "ArrowRight")).toBe(1);
  expect(target(0, "ArrowRight", new Set())).toBe("toggle");
  expect(target(1, "ArrowRight")).toBe(1);
  expect(target(2, "ArrowLeft")).toBe(0);
  expect(target(0, "ArrowLeft")).toBe("toggle");
  expect(target(3, "ArrowLeft")).toBe(3);
});

test("home, end, enter, space and letters", () => {
  expect(target(2, "Home")).toBe(0);
  expect(target(0, "End")).toBe(3);
  expect(target(0, "Enter")).toBe("select");
  expect(target(0, " ")).toBe("select");
  expect(target(0, "p")).toBe(2);
  expect(target(2, "p")).toBe(2);
  expect(target(0, "ü")).toBe(3);
  expect(target(0, "Tab")).toBe(null);
});
