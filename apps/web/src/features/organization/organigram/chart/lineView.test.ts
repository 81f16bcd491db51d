import { expect, test } from "vitest";
import { CARD_SIZE } from "../layout/layoutTree.ts";
import { lineView } from "./lineView.ts";

const size = { width: 1000, height: 600 };
const layoutOf = (places: [string, number, number][]) => ({
  byId: new Map(places.map(([id, x, y]) => [id, { id, x, y, parentId: null, stack: false }])),
});
const onScreen = (view: { x: number; y: number; zoom: number }, x: number, y: number) => ({
  x: x * view.zoom + view.x,
  y: y * view.zoom + view.y,
});

test("a line that fits is shown whole, from its top", () => {
  const layout = layoutOf([
    ["own", 600, 400],
    ["top", 0, 0],
  ]);
  const view = lineView(["own", "top"], layout, size);
  if (!view) throw new Error("nothing to look at");
  expect(onScreen(view, 0, 0).x).toBeGreaterThanOrEqual(0);
  expect(onScreen(view, 0, 0).y).toBeGreaterThanOrEqual(0);
  expect(onScreen(view, 600 + CARD_SIZE.width, 400).x).toBeLessThanOrEqual(size.width);
  expect(onScreen(view, 600, 400 + CARD_SIZE.height).y).toBeLessThanOrEqual(size.height);
});

test("of a line that does not fit readably the role itself is in sight", () => {
  const layout = layoutOf([
    ["own", 9000, 9000],
    ["top", 0, 0],
  ]);
  const view = lineView(["own", "top"], layout, size);
  if (!view) throw new Error("nothing to look at");
  expect(view.zoom).toBeGreaterThan(0.5);
  const own = onScreen(view, 9000, 9000);
  expect(own.x).toBeGreaterThan(0);
  expect(own.x).toBeLessThan(size.width);
  expect(own.y).toBeGreaterThan(0);
  expect(own.y).toBeLessThan(size.height);
  expect(lineView(["gone"], layout, size)).toBeNull();
});
