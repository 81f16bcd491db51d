import { expect, test } from "vitest";
import { ancestorsOf, buildTree } from "./buildTree.ts";
import { allParents, firstOpen, visibleRows } from "./visibleRows.ts";

const roleOf = (id: string) => ({
  id,
  name: id,
  department: null,
  team: null,
  people_count: 0,
  people: [],
});
const roles = ["head", "left", "right", "deep", "lone"].map(roleOf);
const edges = [
  { source: "head", target: "left" },
  { source: "head", target: "right" },
  { source: "left", target: "deep" },
];

test("knows tops, depth and how many are below", () => {
  const tree = buildTree(roles, edges);
  expect(tree.roots).toEqual(["head", "lone"]);
  expect([...tree.nodes.values()].map(({ depth, below }) => [depth, below])).toEqual([
    [0, 3],
    [1, 1],
    [1, 0],
    [2, 0],
    [0, 0],
  ]);
  expect(ancestorsOf(tree, "deep")).toEqual(["left", "head"]);
});

test("survives edges to nowhere and circles", () => {
  const wrong = [
    { source: "gone", target: "head" },
    { source: "left", target: "right" },
    { source: "right", target: "left" },
    { source: "lone", target: "lone" },
  ];
  const tree = buildTree(roles, wrong);
  expect(
    visibleRows(tree, allParents(tree, null))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(roles.map(({ id }) => id).sort());
});

test("shows what is open, in order, with its place among its siblings", () => {
  const tree = buildTree(roles, edges);
  expect(visibleRows(tree, new Set(["head"]))).toEqual([
    { id: "head", level: 0, position: 1, siblings: 2, isOpen: true },
    { id: "left", level: 1, position: 1, siblings: 2, isOpen: false },
    { id: "right", level: 1, position: 2, siblings: 2, isOpen: null },
    { id: "lone", level: 0, position: 2, siblings: 2, isOpen: null },
  ]);
  expect(visibleRows(tree, new Set(), "left").map(({ id, level }) => [id, level])).toEqual([["left", 0]]);
});

test("opens a small organisation whole, a large one to the second level and to the own role", () => {
  const small = buildTree(roles, edges);
  expect(firstOpen(small, null)).toEqual(new Set(["head", "left"]));
  const chain = Array.from({ length: 300 }, (_none, at) => roleOf(`r${at}`));
  const links = chain.slice(1).map(({ id }, at) => ({ source: `r${at}`, target: id }));
  const large = buildTree(chain, links);
  expect([...firstOpen(large, null)]).toEqual(["r0", "r1"]);
  expect(firstOpen(large, "r5")).toEqual(new Set(["r0", "r1", "r2", "r3", "r4"]));
});
