import type { BAND_STARTS } from "./scorerConfig.ts";

export type RequirementKind = "essential" | "optional";
/** `language`: a spoken language of the profile, with its own level scale. */
export type ClaimSource = "confirmed" | "self" | "inferred" | "language";
/** The source that earns a claim's credit. */
export type EvidenceSource = ClaimSource | "endorsed";
export type SkillKind = "skill" | "knowledge" | "language" | "attitude" | "licence";
export type Band = (typeof BAND_STARTS)[number]["band"];

/** One line of a job's skill profile: level and importance 1–5, importance 3 is neutral. */
export interface Requirement {
  skillId: string;
  level: number;
  kind: RequirementKind;
  importance: number;
  mustHave: boolean;
}

/**
 * One skill of a person, and the only input of the scorer about a person: no name, gender, birth date, photo
 * or nationality. Level 1–5 or null for unknown; full years since last use, 0 for current.
 */
export interface Claim {
  skillId: string;
  level: number | null;
  source: ClaimSource;
  /** Level endorsed by colleagues; counts only with a self-stated level, and never above it. */
  endorsedLevel?: number | null | undefined;
  lastUsedYears: number;
}

/** A skill that occurs in the same occupations, with the cosine of the two. */
export interface Neighbour {
  skillId: string;
  sim: number;
}

/**
 * Taxonomy facts about skills; all arguments and results are canonical ids, except the argument of
 * `canonical`.
 */
export interface SkillFacts {
  /** Returns the canonical id of a merged or aliased skill; unknown ids are returned unchanged. */
  canonical(skillId: string): string;
  /** ln(occupations / occupations with this skill). */
  idf(skillId: string): number;
  groupOf(skillId: string): ReadonlySet<string>;
  membersOf(groupId: string): readonly string[];
  /** At most 20, excluding the skill itself. */
  neighbours(skillId: string): readonly Neighbour[];
  /** Returns whether the skill is a licence, held without levels. */
  isLicence(skillId: string): boolean;
}
