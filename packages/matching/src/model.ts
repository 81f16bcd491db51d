import type { BAND_STARTS } from "./scorerConfig.ts";

export type RequirementKind = "essential" | "optional";
/** `language`: a spoken language of the profile, which is its own level in that language's skill. */
export type ClaimSource = "confirmed" | "self" | "inferred" | "language";
/** What earns a claim's credit. */
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
 * One skill of a person, and everything a scorer ever learns about that person: no name, gender, birth date, photo
 * or nationality can be an input. Level 1–5 or null for unknown; years since last use, whole, 0 for current.
 */
export interface Claim {
  skillId: string;
  level: number | null;
  source: ClaimSource;
  /** Up to which level colleagues endorsed it; counts beside a stated level alone, and never above it. */
  endorsedLevel?: number | null | undefined;
  lastUsedYears: number;
}

/** A skill that occurs in the same occupations, with the cosine of the two. */
export interface Neighbour {
  skillId: string;
  sim: number;
}

/** What the taxonomy says about skills; every argument and answer but canonical's argument is a canonical id. */
export interface SkillFacts {
  /** The id that stands for a merged or aliased skill; unknown ids stand for themselves. */
  canonical(skillId: string): string;
  /** ln(occupations / occupations with this skill). */
  idf(skillId: string): number;
  groupOf(skillId: string): ReadonlySet<string>;
  membersOf(groupId: string): readonly string[];
  /** At most 20, without the skill itself. */
  neighbours(skillId: string): readonly Neighbour[];
  /** Whether it is held or not, without levels. */
  isLicence(skillId: string): boolean;
}
