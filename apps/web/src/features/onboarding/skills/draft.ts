import type { BodyInput } from "@vaardig/contract/endpoint";
import { LANGUAGES, LIMITS } from "@vaardig/contract/limits";
import { type RecommendedSkill, type saveSkillProficiencyBulk, skill } from "@vaardig/contract/skills/skills";
import { z } from "zod";
import { firstLevel } from "../../../shared/skills/levelNames.ts";

const level = z.number().int().min(1).max(5);
/** Null until someone chooses, where nothing states one. */
const openLevel = level.nullable();

/** A skill that was picked and not saved yet. */
export const choice = z.object({
  skill,
  level: openLevel,
  /** Language that the skill's name is in. */
  language: z.enum(LANGUAGES),
  /** What the résumé says; null for a skill from elsewhere. */
  proposal: z.object({ level: openLevel, words: z.string(), last_used: z.string().nullable() }).nullable(),
});
export type Choice = z.output<typeof choice>;

export const draft = z.object({
  choices: z.array(choice),
  /** Levels that were changed on suggestions, by skill id; they outlast adding and removing. */
  levels: z.record(z.string(), level),
});
export type Draft = z.output<typeof draft>;

export const EMPTY_DRAFT: Draft = { choices: [], levels: {} };

export type DraftChange =
  | { kind: "added"; choices: readonly Choice[] }
  | { kind: "removed"; skillId: string }
  | { kind: "levelled"; skillId: string; level: number }
  | { kind: "cleared" };

/** The draft after a change; a skill is in it once, the newest first. */
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

/** Suggestions that are not picked, each in its own place, at the level that was set on it. */
export function openSuggestions(suggestions: readonly RecommendedSkill[], state: Draft): RecommendedSkill[] {
  const picked = new Set(state.choices.map((one) => one.skill.id));
  return suggestions
    .filter((one) => !picked.has(one.skill.id))
    .map((one) => ({ ...one, level: state.levels[one.skill.id] ?? firstLevel(one.skill, one.level) }));
}

/** A suggestion as a choice; `proposed` is the level it came with. */
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

/** A choice that can be saved. */
export type LeveledChoice = Choice & { level: number };

/** Whether a choice has a level, without which it is not saved. */
export function hasLevel(choice: Choice): choice is LeveledChoice {
  return choice.level !== null;
}

type Entry = BodyInput<typeof saveSkillProficiencyBulk>["skills"][number];

/** A choice as it is saved: a proposal taken over unchanged stays inferred, a level one set is one's own word. */
export function entryOf({ skill: { id }, level: chosen, proposal }: LeveledChoice): Entry {
  if (!proposal) return { skill_id: id, level: chosen, source: "self" };
  const source = proposal.level === chosen ? "inferred" : "self";
  return { skill_id: id, level: chosen, source, words: proposal.words, last_used: proposal.last_used };
}
