import type { BodyInput } from "@vaardig/contract/endpoint";
import { LANGUAGES, LIMITS } from "@vaardig/contract/limits";
import { type RecommendedSkill, type saveSkillProficiencyBulk, skill } from "@vaardig/contract/skills/skills";
import { z } from "zod";
import { firstLevel } from "../../../shared/skills/levelNames.ts";

const level = z.number().int().min(1).max(5);
/** Null until set, when no level is stated. */
const openLevel = level.nullable();

/** A selected skill that is not saved yet. */
export const choice = z.object({
  skill,
  level: openLevel,
  /** Language of the skill's name. */
  language: z.enum(LANGUAGES),
  /** Data from the résumé; null for other skills. */
  proposal: z.object({ level: openLevel, words: z.string(), last_used: z.string().nullable() }).nullable(),
});
export type Choice = z.output<typeof choice>;

export const draft = z.object({
  choices: z.array(choice),
  /** Edited levels of suggestions by skill id, kept after adding and removing. */
  levels: z.record(z.string(), level),
});
export type Draft = z.output<typeof draft>;

export const EMPTY_DRAFT: Draft = { choices: [], levels: {} };

export type DraftChange =
  | { kind: "added"; choices: readonly Choice[] }
  | { kind: "removed"; skillId: string }
  | { kind: "levelled"; skillId: string; level: number }
  | { kind: "cleared" };

/** Returns the draft after a change; each skill occurs once, newest first. */
export function changeDraft(state: Draft, change: DraftChange): Draft {
  const ids = new Set(state.choices.map((one) => one.skill.id));
  switch (change.kind) {
    case "added":
      return {
        ...state,
        choices: [...change.choices.filter((one) => !ids.has(one.skill.id)), ...state.choices].slice(
          0,
          LIMITS.skillsPerSave,
        ),
      };
    case "removed":
      return { ...state, choices: state.choices.filter((one) => one.skill.id !== change.skillId) };
    case "levelled":
      return {
        levels: { ...state.levels, [change.skillId]: change.level },
        choices: state.choices.map((one) =>
          one.skill.id === change.skillId ? { ...one, level: change.level } : one,
        ),
      };
    case "cleared":
      return EMPTY_DRAFT;
  }
}

/** Returns unselected suggestions in order, with their edited levels. */
export function openSuggestions(suggestions: readonly RecommendedSkill[], state: Draft): RecommendedSkill[] {
  const picked = new Set(state.choices.map((one) => one.skill.id));
  return suggestions
    .filter((one) => !picked.has(one.skill.id))
    .map((one) => ({ ...one, level: state.levels[one.skill.id] ?? firstLevel(one.skill, one.level) }));
}

/** Returns a suggestion as a choice; `proposed` is its original level. */
export function choiceOf(
  suggestion: RecommendedSkill,
  proposed: number | null,
  language: Choice["language"],
): Choice {
  const { words, last_used } = suggestion;
  return {
    skill: suggestion.skill,
    level: suggestion.level,
    language,
    proposal: words === null ? null : { level: proposed, words: words.slice(0, 300), last_used },
  };
}

/** A choice with a level, which can be saved. */
export type LeveledChoice = Choice & { level: number };

/** Returns whether a choice has a level, which saving requires. */
export function hasLevel(choice: Choice): choice is LeveledChoice {
  return choice.level !== null;
}

type Entry = BodyInput<typeof saveSkillProficiencyBulk>["skills"][number];

/**
 * Returns a choice in the format of the API: an unchanged proposal stays inferred, an edited level is
 * self-stated.
 */
export function entryOf({ skill: { id }, level: chosen, proposal }: LeveledChoice): Entry {
  if (!proposal) return { skill_id: id, level: chosen, source: "self" };
  const source = proposal.level === chosen ? "inferred" : "self";
  return { skill_id: id, level: chosen, source, words: proposal.words, last_used: proposal.last_used };
}
