import type { ResumeRows } from "@vaardig/contract/resume-review/resumeReview";
import type { Skill } from "@vaardig/contract/skills/skills";
import { describe, expect, it } from "vitest";
import {
  doneCount,
  EMPTY_DRAFT,
  entriesByGroup,
  incompleteRows,
  isDraftDirty,
  type ReviewDraft,
  readyRows,
  rowsOf,
} from "./reviewRows.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a80";
const skillNamed = (name: string, at: number): Skill => ({
  id: `${ID}${at}`,
  name,
  kind: "skill",
  group_id: null,
  group_name: null,
});

function buildSkill(name: string, at: number, overrides: Partial<ResumeRows["skills"][number]> = {}) {
  return {
    skill: skillNamed(name, at),
    key: `${ID}${at}`,
    state: "open" as const,
    level: 4,
    level_source: "stated" as const,
    suggested_level: null,
    certainty: "found" as const,
    words: name,
    excerpt: null,
    last_used: null,
    because: name,
    basis: "words" as const,
    ...overrides,
  };
}

const JOB = {
  key: "experience:1",
  state: "open" as const,
  words: "Engineer at Stedin",
  position: "Engineer",
  company: "Stedin",
  start_date: "2020-01-01",
  end_date: null,
  current_job: true,
  description: "",
};

function buildRows(overrides: Partial<ResumeRows> = {}): ResumeRows {
  return {
    experience: [],
    education: [],
    languages: [],
    certificates: [],
    skills: [],
    unlinked: [],
    recognized: false,
    written_in: null,
    ...overrides,
  };
}

const readyKeys = (read: ResumeRows, draft: ReviewDraft = EMPTY_DRAFT) =>
  readyRows(rowsOf(read, draft), draft).map(({ key }) => key);
const edited = (key: string, values: ReviewDraft["edits"][string]): ReviewDraft => ({
  ...EMPTY_DRAFT,
  edits: { [key]: values },
});

describe("rows of a review", () => {
  it("takes a skill with a level, and never one whose level is only suggested", () => {
    const open = buildSkill("SQL", 11, { level: null, level_source: null, suggested_level: 3 });
    const read = buildRows({ skills: [buildSkill("Python", 10), open] });
    expect(readyKeys(read)).toEqual([`${ID}10`]);
    expect(incompleteRows(rowsOf(read, EMPTY_DRAFT), EMPTY_DRAFT).map(({ key }) => key)).toEqual([`${ID}11`]);
    expect(readyKeys(read, edited(`${ID}11`, { level: 2 }))).toEqual([`${ID}10`, `${ID}11`]);
  });

  it("takes a licence without a level: it is held", () => {
    const licence = { ...skillNamed("Driving licence B", 19), kind: "licence" as const };
    const read = buildRows({ skills: [buildSkill("B", 19, { skill: licence, level: null })] });
    expect(readyKeys(read)).toEqual([`${ID}19`]);
  });

  it("never presets the level of a language, not even Native", () => {
    const language = {
      key: "language:nl",
      state: "open" as const,
      words: "Nederlands",
      language: "nl",
      level: null,
    };
    const read = buildRows({ languages: [language] });
    expect(readyKeys(read)).toEqual([]);
    expect(readyKeys(read, edited("language:nl", { level: "Native" }))).toEqual(["language:nl"]);
  });

  it("asks a job for its days: a beginning, and an end unless it is the current one", () => {
    const ended = { ...JOB, key: "experience:2", current_job: false };
    const read = buildRows({ experience: [JOB, { ...JOB, key: "experience:3", start_date: null }, ended] });
    expect(readyKeys(read)).toEqual(["experience:1"]);
    expect(readyKeys(read, edited("experience:2", { end_date: "2021-05-01" }))).toContain("experience:2");
    expect(readyKeys(read, edited("experience:2", { end_date: "2019-05-01" }))).not.toContain("experience:2");
  });

  it("leaves out what is unticked, added or left out", () => {
    const skills = [
      buildSkill("A", 13),
      buildSkill("B", 14, { state: "added" }),
      buildSkill("C", 15, { state: "left_out" }),
    ];
    const read = buildRows({ skills });
    expect(readyKeys(read)).toEqual([`${ID}13`]);
    expect(readyKeys(read, { ...EMPTY_DRAFT, ticks: { [`${ID}13`]: false } })).toEqual([]);
    expect(doneCount(rowsOf(read, EMPTY_DRAFT))).toBe(2);
  });

  it("adds a looked up skill once it has a level, and knows one that was read already", () => {
    const read = buildRows({ skills: [buildSkill("A", 16)] });
    const draft = { ...EMPTY_DRAFT, lookedUp: [skillNamed("A", 16), skillNamed("Rust", 17)] };
    expect(rowsOf(read, draft)).toHaveLength(2);
    expect(readyKeys(read, draft)).toEqual([`${ID}16`]);
    const leveled = { ...draft, edits: { [`${ID}17`]: { level: 3 } } };
    const { skills } = entriesByGroup(readyRows(rowsOf(read, leveled), leveled));
    expect(skills).toContainEqual({
      key: `${ID}17`,
      entry: { skill_id: `${ID}17`, level: 3, last_used: null },
    });
  });

  it("sends entries as they were edited, and none that is incomplete", () => {
    const read = buildRows({ experience: [JOB], skills: [buildSkill("SQL", 18, { level: null })] });
    const rows = rowsOf(read, edited("experience:1", { position: "Lead engineer" }));
    const { experience, skills } = entriesByGroup(rows);
    expect(experience[0]?.entry).toMatchObject({ position: "Lead engineer", company: "Stedin" });
    expect(skills).toEqual([]);
  });

  it("is dirty while a change waits on an open row, not once the row is added", () => {
    const draft = edited("experience:1", { position: "Lead" });
    expect(isDraftDirty(rowsOf(buildRows({ experience: [JOB] }), draft), draft)).toBe(true);
    const added = buildRows({ experience: [{ ...JOB, state: "added" }] });
    expect(isDraftDirty(rowsOf(added, draft), draft)).toBe(false);
    expect(isDraftDirty(rowsOf(added, EMPTY_DRAFT), EMPTY_DRAFT)).toBe(false);
  });
});
