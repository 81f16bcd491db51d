import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { describe, expect, it } from "vitest";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import { countLevels } from "./countLevels.ts";
import { filterSkills, groupSkills } from "./groupSkills.ts";

function buildSkill(name: string, group: string | null, level: number | null = 3): PersonSkill {
  const skill = { id: name, name, kind: "skill" as const, group_id: group, group_name: group };
  return buildPersonSkill({ id: name, skill, level });
}

const skills = [
  buildSkill("SQL", "Data"),
  buildSkill("Überzeugen", null),
  buildSkill("Advising", "Communication"),
  buildSkill("ETL", "Data", 4),
];

describe("groupSkills", () => {
  it("orders groups and skills by name and puts skills without a group last", () => {
    const shown = groupSkills(skills, "en").map((group) => [group.name, group.skills.map((one) => one.id)]);
    expect(shown).toEqual([
      ["Communication", ["Advising"]],
      ["Data", ["ETL", "SQL"]],
      [null, ["Überzeugen"]],
    ]);
  });
});

describe("filterSkills", () => {
  it("looks in names and groups, for every word, whatever accents and capitals", () => {
    expect(filterSkills(skills, "data").map((one) => one.id)).toEqual(["SQL", "ETL"]);
    expect(filterSkills(skills, "DATA sq").map((one) => one.id)).toEqual(["SQL"]);
    expect(filterSkills(skills, "uber").map((one) => one.id)).toEqual(["Überzeugen"]);
    expect(filterSkills(skills, " ")).toHaveLength(4);
    expect(filterSkills(skills, "sql advising")).toEqual([]);
  });
});

describe("countLevels", () => {
  it("counts per level and shows where most are", () => {
    const { total, counts, most } = countLevels(skills);
    expect(total).toBe(4);
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 3, 1, 0]);
    expect(most).toBe(3);
  });

  it("names no level where two share the first place or none is stated", () => {
    expect(countLevels([buildSkill("a", null, 2), buildSkill("b", null, 4)]).most).toBeNull();
    expect(countLevels([buildSkill("a", null, null)]).most).toBeNull();
    expect(countLevels([]).most).toBeNull();
  });
});
