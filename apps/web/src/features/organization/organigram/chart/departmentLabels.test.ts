import { expect, test } from "vitest";
import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";
import { departmentLabels } from "./departmentLabels.ts";

const at = (id: string, x: number, y: number) => ({ id, x, y });
const look = (placed: { id: string; x: number; y: number }[], more = {}) => ({
  layout: { placed } as unknown as Layout,
  departmentOf: (id: string) =>
    id === "none" ? null : { id: id.slice(0, 1), name: `Department ${id.slice(0, 1)}` },
  widthOf: () => 200,
  line: 40,
  area: { left: 0, top: 0, right: 5000, bottom: 5000 },
  ...more,
});

test("each department is named once, in the middle of its cards in view", () => {
  const labels = departmentLabels(
    look([at("a1", 0, 0), at("a2", 400, 200), at("b1", 2000, 0), at("none", 900, 0)]),
  );
  expect(labels.map(({ name }) => name)).toEqual(["Department a", "Department b"]);
  expect(labels[0]).toMatchObject({ x: 200 + CARD_SIZE.width / 2, y: 100 + CARD_SIZE.height / 2 });
  expect(departmentLabels(look([at("a1", 9000, 0)]))).toEqual([]);
});

test("of two names in one place the larger department keeps it, and the other moves aside, all in view", () => {
  const labels = departmentLabels(look([at("b1", 100, 0), at("a1", 0, 0), at("a2", 200, 0)]));
  expect(labels.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(Math.abs((labels[0]?.y ?? 0) - (labels[1]?.y ?? 0))).toBeGreaterThanOrEqual(40);
  const [edge] = departmentLabels(look([at("a1", 4990, 0)]));
  expect(edge?.x).toBe(4900);
});
