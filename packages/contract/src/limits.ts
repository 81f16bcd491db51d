/** Limits stated by the specification, shared by forms, server and database. */
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
  /** Months during which a confirmed level overrides the person's own later statement. */
  confirmationMonths: 24,
  trialDays: 30,
  /** Maximum days per trial extension. */
  trialExtensionDays: 90,
  /** Length of a staff member's reason for a lifecycle command. */
  reason: 500,
  /** Days of full access after a failed payment. */
  pastDueDays: 14,
  /** Days after which a paused company counts as canceled. */
  pausedDays: 90,
} as const;

/** Languages of the product; the first is the fallback. */
export const LANGUAGES = ["en", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Skill levels, stored as 1–5 in this order. */
export const SKILL_LEVELS = ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"] as const;

/** Kinds of skills; a licence, including certificates and registrations, is held or not and has no levels. */
export const SKILL_KINDS = ["skill", "knowledge", "language", "attitude", "licence"] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/** The stored level of a held licence; never displayed. */
export const LICENCE_LEVEL = 5;

/** Levels of a spoken language. */
export const LANGUAGE_LEVELS = ["Beginner", "Intermediate", "Advanced", "Native"] as const;

/** Match strengths, strongest first. */
export const BANDS = ["very_high", "high", "moderate", "low", "very_low"] as const;
export type Band = (typeof BANDS)[number];
/** Thresholds between the bands, as shares of the full score. */
export const BAND_LIMITS = [0.2, 0.4, 0.6, 0.8] as const;
