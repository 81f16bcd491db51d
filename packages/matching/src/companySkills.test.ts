import { expect, test } from "vitest";
import { CompanySkills } from "./companySkills.ts";
import { buildSkillTable } from "./skillTable.ts";

const base = buildSkillTable(
  [
    { id: "welding", idf: 2, groupIds: ["metal"], neighbours: [{ skillId: "cutting", sim: 0.8 }] },
    { id: "cutting", idf: 3, groupIds: ["metal"], neighbours: [] },
    { id: "old", idf: 3, groupIds: [], neighbours: [] },
  ],
  new Map([["old", "welding"]]),
);

test("own skills join their group, keep their number, and follow merges and their undoing", () => {
  const own = new CompanySkills(base);
  own.replace([{ id: "laser", groupIds: ["metal"] }], new Map());
  expect(own.membersOf("metal")).toEqual(["welding", "cutting", "laser"]);
  expect(base.membersOf("metal")).toEqual(["welding", "cutting"]);
  const number = own.ordinalOf("laser");
  expect(own.idAt(number)).toBe("laser");

  own.replace(
    [{ id: "laser", groupIds: ["metal"] }],
    new Map([
      ["laser", "beam"],
      ["beam", "old"],
    ]),
  );
  expect(own.canonical("laser")).toBe("welding");
  expect(own.ordinalOf("laser")).toBe(base.ordinalOf("welding"));
  expect(own.membersOf("metal")).toEqual(["welding", "cutting"]);

  own.replace([{ id: "laser", groupIds: ["metal"] }], new Map());
  expect(own.ordinalOf("laser")).toBe(number);
  expect([...own.groupOf("laser"), ...own.groupOf("cutting")]).toEqual(["metal", "metal"]);
  expect([own.idf("welding"), own.neighbours("welding")[0]?.skillId, own.size]).toEqual([
    2,
    "cutting",
    base.size,
  ]);
});

test("a circle of merges ends", () => {
  const own = new CompanySkills(base);
  own.replace(
    [],
    new Map([
      ["a", "b"],
      ["b", "a"],
    ]),
  );
  expect(["a", "b"]).toContain(own.canonical("a"));
});
