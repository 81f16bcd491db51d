/** Numbers the specification states; forms, server and database read them here. */
export const LIMITS = {
  passwordMinSignIn: 6,
  passwordMin: 8,
  passwordMax: 20,
  description: 700,
  longText: 20_000,
  name: 120,
  email: 254,
  phone: 40,
  searchQuery: 200,
  availabilityHours: 40,
  pageSize: 10,
  pageSizeMax: 100,
  resumeBytes: 10 * 1024 * 1024,
  pictureBytes: 2 * 1024 * 1024,
  scanBytes: 10 * 1024 * 1024,
  bulkUploadBytes: 4 * 1024 * 1024,
  skillsPerSave: 200,
  /** How long a confirmed level holds against what the person says later. */
  confirmationMonths: 24,
  trialDays: 30,
  /** How many days one extension adds to a trial at most. */
  trialExtensionDays: 90,
  /** Why something was done with a company, in the words of staff. */
  reason: 500,
  /** How long a company works on after a payment failed. */
  pastDueDays: 14,
  /** How long a company stays paused before it counts as canceled. */
  pausedDays: 90,
} as const;

/** Languages the product speaks; the first is the fallback. */
export const LANGUAGES = ["en", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Skill proficiency, stored as 1–5 in this order. */
export const SKILL_LEVELS = ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"] as const;

/** A licence is held or not, without levels; certificates and registrations count as licences. */
export const SKILL_KINDS = ["skill", "knowledge", "language", "attitude", "licence"] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/** The level that a licence has on the wire and in the rows: it is held or not, and no one is shown a level. */
export const LICENCE_LEVEL = 5;

/** Proficiency in a spoken language. */
export const LANGUAGE_LEVELS = ["Beginner", "Intermediate", "Advanced", "Native"] as const;

/** Match strength, strongest first. */
export const BANDS = ["very_high", "high", "moderate", "low", "very_low"] as const;
export type Band = (typeof BANDS)[number];
/** Where one band ends and the next begins, as shares of the whole score. */
export const BAND_LIMITS = [0.2, 0.4, 0.6, 0.8] as const;
