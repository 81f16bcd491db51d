import { expect, test } from "vitest";
import { buildSkillTable } from "./skillTable.ts";

const row = (id: string, neighbours: { skillId: string; sim: number }[] = []) => ({
  id,
  idf: 2,
  groupIds: ["g"],
  neighbours,
});

test("follows a chain of merges to the skill that stays", () => {
  const table = buildSkillTable(
    [row("a"), row("b"), row("c")],
    new Map([
      ["a", "b"],
      ["b", "c"],
    ]),
  );
  expect(table.canonical("a")).toBe("c");
  expect(table.ordinalOf("a")).toBe(table.ordinalOf("c"));
  expect(table.membersOf("g")).toEqual(["c"]);
});

test("ends a circle of merges at its smallest id, wherever it was entered", () => {
  const table = buildSkillTable(
    [],
    new Map([
      ["x", "c"],
      ["c", "b"],
      ["b", "c"],
    ]),
  );
  expect(["x", "b", "c"].map(table.canonical)).toEqual(["b", "b", "b"]);
});

test("gives neighbours their canonical ids, keeps the best of two and drops the skill itself", () => {
  const neighbours = [
    { skillId: "b", sim: 0.6 },
    { skillId: "old-b", sim: 0.9 },
    { skillId: "old-a", sim: 1 },
  ];
  const table = buildSkillTable(
    [row("a", neighbours), row("b")],
    new Map([
      ["old-b", "b"],
      ["old-a", "a"],
    ]),
  );
  expect(table.neighbours("a")).toEqual([{ skillId: "b", sim: 0.9 }]);
});

test("knows a skill that no row describes: neither rare nor common, no group, a number of its own", () => {
  const table = buildSkillTable([row("a")]);
  expect(table.idf("own")).toBe(2.5);
  expect(table.groupOf("own").size).toBe(0);
  expect(table.ordinalOf("own")).toBe(1);
  expect(table.idAt(1)).toBe("own");
  expect(table.size).toBe(2);
});
