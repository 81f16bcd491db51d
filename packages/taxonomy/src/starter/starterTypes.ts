export type StarterLanguage = "en" | "nl";
export type StarterText = Record<StarterLanguage, string>;
export type StarterTexts = Record<StarterLanguage, string[]>;

/** A top group has no parent and no levels; a leaf group has five behavioural sentences per language, Beginner to Expert. */
export interface StarterGroup {
  key: string;
  parent: string | null;
  en: string;
  nl: string;
  levels?: StarterTexts;
}

/**
 * One skill with its leaf group's key; en and nl are the preferred labels. A licence is held or not, without levels; a
 * language names its ISO 639-1 code, if it has one.
 */
export interface StarterSkill {
  key: string;
  group: string;
  kind: "skill" | "knowledge" | "language" | "attitude" | "licence";
  language?: string;
  en: string;
  nl: string;
  aliases: StarterTexts;
  /** Meaning of the five levels, where the group's texts do not fit. */
  levels?: StarterTexts;
}

/** Skills whose group's level texts do not fit: they have texts of their own, or those of another group. */
export type StarterLevelSet = { skills: string[] } & ({ levels: StarterTexts } | { group: string });

/** What a job asks of one skill: level and importance 1–5; a licence's level says nothing. */
export interface StarterRequirement {
  skill: string;
  level: number;
  kind: "essential" | "optional";
  importance: number;
}

/** One job profile: sector is a top group's key, isco the four-digit ISCO-08 code, step the seniority from 1 (assistant) to 6 (director). */
export interface StarterJob {
  key: string;
  sector: string;
  isco: string;
  family: string;
  step: number;
  en: string;
  nl: string;
  aliases: StarterTexts;
  description: StarterText;
  skills: StarterRequirement[];
}

export interface Starter {
  groups: StarterGroup[];
  skills: StarterSkill[];
  jobs: StarterJob[];
}
