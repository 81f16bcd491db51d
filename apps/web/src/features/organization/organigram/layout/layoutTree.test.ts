import type { OrganigramEdge, OrganigramRole } from "@vaardig/contract/organization/organigram";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildTree } from "../tree/buildTree.ts";
import { allParents, visibleRows } from "../tree/visibleRows.ts";
import { CARD_SIZE, layoutTree } from "./layoutTree.ts";
import { linesOf } from "./linesOf.ts";

const roleOf = (id: string): OrganigramRole => ({
  id,
  name: id,
  department: null,
  team: null,
  people_count: 0,
  people: [],
});

/** Each role reports to an earlier one, or to none: any forest. */
const forests = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 120 })
  .map((draws) => {
    const roles = draws.map((_draw, at) => roleOf(`r${at}`));
    const edges: OrganigramEdge[] = draws.flatMap((draw, at) => {
      const to = Math.floor(draw * (at + 1)) - 1;
      return at > 0 && to >= 0 ? [{ source: `r${to}`, target: `r${at}` }] : [];
    });
    return buildTree(roles, edges);
  });

test("no two cards overlap, and everyone is below the person they report to", () => {
  fc.assert(
    fc.property(forests, fc.func(fc.boolean()), (tree, isOpen) => {
      const open = new Set([...allParents(tree, null)].filter((id) => isOpen(id)));
      const { placed, byId, bounds } = layoutTree(tree, open);
      expect(new Set(byId.keys())).toEqual(new Set(visibleRows(tree, open).map(({ id }) => id)));
      placed.forEach((a, at) => {
        for (const b of placed.slice(at + 1)) {
          const apart = Math.abs(a.x - b.x) >= CARD_SIZE.width || Math.abs(a.y - b.y) >= CARD_SIZE.height;
          expect(apart).toBe(true);
        }
        const parent = a.parentId === null ? undefined : byId.get(a.parentId);
        if (parent) expect(a.y).toBeGreaterThan(parent.y);
        expect(a.x).toBeGreaterThanOrEqual(bounds.x);
        expect(a.x + CARD_SIZE.width).toBeLessThanOrEqual(bounds.x + bounds.width);
        expect(a.y + CARD_SIZE.height).toBeLessThanOrEqual(bounds.height);
      });
    }),
    { numRuns: 60 },
  );
});

test("leaves are listed under each other and are reached from the left", () => {
  const leaves = Array.from({ length: 20 }, (_none, at) => roleOf(`leaf${at}`));
  const edges = leaves.map(({ id }) => ({ source: "head", target: id }));
  const tree = buildTree([roleOf("head"), ...leaves], edges);
  const layout = layoutTree(tree, new Set(["head"]));
  expect(new Set(layout.placed.map(({ x }) => x)).size).toBeLessThanOrEqual(4);
  expect(layout.placed.filter(({ stack }) => stack)).toHaveLength(20);
  expect(linesOf(layout).match(/M/g)).toHaveLength(20);
});

test("a branch begins with its role, and nothing has no size", () => {
  const tree = buildTree(["a", "b", "c"].map(roleOf), [
    { source: "a", target: "b" },
    { source: "b", target: "c" },
  ]);
  const open = new Set(["a", "b"]);
  expect(layoutTree(tree, open, "b").placed.map(({ id, y }) => [id, y > 0])).toEqual([
    ["b", false],
    ["c", true],
  ]);
  expect(layoutTree(buildTree([], []), open).bounds).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});
