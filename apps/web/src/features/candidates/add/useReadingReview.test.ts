import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT, readyRows, rowsOf } from "../../../shared/resume-review/reviewRows.ts";
import { chosenOf } from "./useReadingReview.ts";

const SQL = "01890a5d-ac96-774b-bcce-b302099a8001";
const RUST = "01890a5d-ac96-774b-bcce-b302099a8002";

function skillRead(id: string, level: number | null) {
  return {
    skill: { id, name: id, kind: "skill" as const, group_id: null, group_name: null },
    key: id,
    state: "open" as const,
    level,
    level_source: null,
    suggested_level: null,
    certainty: "found" as const,
    words: "x".repeat(400),
    excerpt: null,
    last_used: null,
    because: "x",
    basis: "words" as const,
  };
}

describe("what a new candidate gets of a résumé", () => {
  const skills = [skillRead(SQL, 4), skillRead(RUST, null)];
  const read = {
    experience: [],
    education: [],
    languages: [],
    certificates: [],
    skills,
    unlinked: [],
    recognized: false,
    written_in: null,
  };

  it("is nothing without a level, however certain the skill is", () => {
    const chosen = chosenOf(readyRows(rowsOf(read, EMPTY_DRAFT), EMPTY_DRAFT));
    expect(chosen.skills?.map(({ skill_id }) => skill_id)).toEqual([SQL]);
  });

  it("is read where the level is the document's, confirmed where the recruiter chose it", () => {
    const draft = { ...EMPTY_DRAFT, edits: { [RUST]: { level: 2 } } };
    const chosen = chosenOf(readyRows(rowsOf(read, draft), draft));
    expect(chosen.skills?.map(({ level, source }) => [level, source])).toEqual([
      [4, "inferred"],
      [2, "confirmed"],
    ]);
    expect(chosen.skills?.[0]?.words).toHaveLength(300);
  });
});
