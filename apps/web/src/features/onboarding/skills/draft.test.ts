import type { RecommendedSkill } from "@vaardig/contract/skills/skills";
import { describe, expect, it } from "vitest";
import {
  type Choice,
  changeDraft,
  choiceOf,
  type Draft,
  EMPTY_DRAFT,
  entryOf,
  hasLevel,
  openSuggestions,
} from "./draft.ts";

function buildSuggestion(name: string, overrides: Partial<RecommendedSkill> = {}): RecommendedSkill {
  return {
    skill: { id: name, name, kind: "skill" as const, group_id: null, group_name: null },
    level: 3,
    level_source: "stated",
    suggested_level: null,
    certainty: "found",
    words: name,
    excerpt: null,
    last_used: null,
    because: name,
    basis: "words",
    ...overrides,
  };
}

const suggestions = ["SQL", "Python", "Docker"].map((name) => buildSuggestion(name));
const add = (state: Draft, ...names: string[]): Draft =>
  changeDraft(state, {
    kind: "added",
    choices: openSuggestions(suggestions, state)
      .filter(({ skill }) => names.includes(skill.name))
      .map((one) => choiceOf(one, 3, "en")),
  });
function leveled(choice: Choice) {
  if (!hasLevel(choice)) throw new Error("no level");
  return choice;
}
const namesOf = (state: Draft) => openSuggestions(suggestions, state).map(({ skill }) => skill.name);

describe("draft", () => {
  it("takes a picked skill out of the suggestions and puts it back in its place", () => {
    const picked = add(EMPTY_DRAFT, "Python");
    expect(namesOf(picked)).toEqual(["SQL", "Docker"]);
    expect(namesOf(changeDraft(picked, { kind: "removed", skillId: "Python" }))).toEqual([
      "SQL",
      "Python",
      "Docker",
    ]);
  });

  it("holds a skill once", () => {
    const [first] = add(EMPTY_DRAFT, "SQL").choices;
    const twice = changeDraft(add(EMPTY_DRAFT, "SQL"), { kind: "added", choices: first ? [first] : [] });
    expect(twice.choices).toHaveLength(1);
  });

  it("keeps a level that was set before picking, through picking and removing", () => {
    const levelled = changeDraft(EMPTY_DRAFT, { kind: "levelled", skillId: "SQL", level: 5 });
    const picked = add(levelled, "SQL");
    expect(picked.choices[0]?.level).toBe(5);
    const back = changeDraft(picked, { kind: "removed", skillId: "SQL" });
    expect(openSuggestions(suggestions, back)[0]?.level).toBe(5);
  });

  it("saves an unchanged proposal as inferred and a changed one as one's own word", () => {
    const [choice] = add(EMPTY_DRAFT, "SQL").choices;
    if (!choice || !hasLevel(choice)) throw new Error("nothing was picked");
    expect(entryOf(choice)).toMatchObject({ skill_id: "SQL", level: 3, source: "inferred", words: "SQL" });
    expect(entryOf({ ...choice, level: 4 })).toMatchObject({ level: 4, source: "self", words: "SQL" });
  });

  it("saves a skill that is in no résumé as one's own word, without words", () => {
    const fromJob = buildSuggestion("Scrum", { words: null, certainty: "inferred" });
    const choice = leveled(choiceOf(fromJob, 3, "en"));
    expect(entryOf(choice)).toEqual({ skill_id: "Scrum", level: 3, source: "self" });
  });

  it("has no level until someone chooses one, whatever is suggested", () => {
    const asking = buildSuggestion("Rust", { level: null, level_source: null, suggested_level: 4 });
    const choice = choiceOf(asking, null, "en");
    expect(choice.level).toBeNull();
    expect(hasLevel(choice)).toBe(false);
    expect(openSuggestions([asking], EMPTY_DRAFT)[0]?.level).toBeNull();
    expect(entryOf({ ...choice, level: 4 })).toMatchObject({ level: 4, source: "self" });
  });

  it("cuts the words to what the server takes", () => {
    const long = leveled(choiceOf(buildSuggestion("Long", { words: "x".repeat(400) }), 3, "en"));
    expect(entryOf(long).words).toHaveLength(300);
  });

  it("is empty once it is saved", () => {
    expect(changeDraft(add(EMPTY_DRAFT, "SQL", "Docker"), { kind: "cleared" })).toEqual(EMPTY_DRAFT);
  });
});
