import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { describe, expect, it } from "vitest";
import { levelOfFound, toRequirements, withSuggested } from "./foundSkills.ts";

const found = (id: string, level: number | null, suggested: number | null): TextSkill => ({
  skill: { id, name: id, kind: "skill", group_id: null, group_name: null },
  level,
  suggested_level: suggested,
  kind: "essential",
  importance: 3,
  must_have: false,
  words: id,
  places: [{ start: 0, end: 1 }],
});
const stated = found("SQL", 4, null);
const open = found("Excel", null, 3);

describe("levels of skills from a text", () => {
  it("are those that the text states until someone chooses another", () => {
    expect(levelOfFound(stated, {})).toBe(4);
    expect(levelOfFound(stated, { SQL: 2 })).toBe(2);
  });

  it("are not taken from a suggestion by silence", () => {
    expect(toRequirements([stated, open], {})).toMatchObject({ ready: [{ level: 4 }], asking: 1 });
  });

  it("are the suggested ones when someone takes those, and the chosen ones stay", () => {
    const chosen = withSuggested([stated, open, found("Word", null, 3)], { Word: 5 });
    expect(chosen).toEqual({ Word: 5, Excel: 3 });
    expect(toRequirements([stated, open], chosen)).toMatchObject({
      ready: [{ level: 4 }, { level: 3 }],
      asking: 0,
    });
  });

  it("leave nothing but the requirement itself", () => {
    expect(Object.keys(toRequirements([stated], {}).ready[0] ?? {}).sort()).toEqual([
      "importance",
      "kind",
      "level",
      "must_have",
      "skill",
    ]);
  });
});
