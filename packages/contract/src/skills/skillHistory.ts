import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, date, emptyPayload, id, listOf, skillLevel, timestamp, wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { claimSource, personSkill, SKILL_LIST_ACTS, skill } from "./skills.ts";

/**
 * Roles that confirm other people's skills: managers their line, HR and administrators the company,
 * recruiters candidates.
 */
export const CONFIRMERS = ["manager", "hr_manager", "admin", "moderator"] as const;

/** One statement about a person's level. */
export const rating = z.object({
  id,
  level: skillLevel.nullable(),
  source: claimSource,
  words: z.string().nullable(),
  evidence: z.string().nullable(),
  last_used: date.nullable(),
  /** Author of the rating; null when the person no longer exists. */
  by: z.object({ id, name: z.string() }).nullable(),
  valid_from: timestamp,
  /**
   * Null for the current rating; equal to `valid_from` for one made next to a confirmation, which never took
   * effect.
   */
  valid_to: timestamp.nullable(),
});
export type Rating = z.output<typeof rating>;

export const getSkillHistory = endpoint({
  method: "GET",
  path: "/skill_proficiency/history",
  tag: "skills",
  summary:
    "List all assessments of a person's level of a skill, newest first; defaults to the signed-in person",
  access: PROFILE_ROLES,
  query: z.strictObject({ user_id: id.optional(), skill_id: id }).extend(wholeListQuery.shape),
  wholeList: true,
  payload: listOf(rating).extend({ skill, can: canOf(SKILL_LIST_ACTS) }),
});

const confirmation = z.strictObject({
  skill_id: id,
  level: skillLevel,
  /** Evidence for the level. */
  evidence: z.string().trim().max(LIMITS.description).optional(),
});

export const confirmSkill = endpoint({
  method: "POST",
  path: "/skill_proficiency/confirm",
  tag: "skills",
  summary: "Confirm or change a person's level of a skill; earlier assessments are kept",
  access: CONFIRMERS,
  body: confirmation.extend({ user_id: id }),
  payload: personSkill,
});

export const confirmSkills = endpoint({
  method: "POST",
  path: "/skill_proficiency/confirm/bulk",
  tag: "skills",
  summary: "Confirm several of a person's skills at once",
  access: CONFIRMERS,
  body: z.strictObject({
    user_id: id,
    skills: z.array(confirmation).min(1, "skill_selected").max(LIMITS.skillsPerSave),
  }),
  payload: listOf(personSkill),
});

export const undoSkillConfirmation = endpoint({
  method: "POST",
  path: "/skill_proficiency/confirm/undo",
  tag: "skills",
  summary:
    "Undo confirmations that I gave in the last minutes: what held before holds again; none of them where anything changed since",
  access: CONFIRMERS,
  body: z.strictObject({
    user_id: id,
    /** The confirmed skills, by the ids that confirming answered. */
    ids: z.array(id).min(1, "skill_selected").max(LIMITS.skillsPerSave),
  }),
  payload: emptyPayload,
  errors: ["conflict", "too_late_to_change"],
});
