import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery, skillLevel } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named, personRef } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";

/** Managers see their reporting line; HR managers and administrators see the company. */
const READERS = ["manager", "hr_manager", "admin"] as const;

/** Smallest group size; figures of smaller groups are hidden for privacy. */
export const MIN_PEOPLE_SHOWN = 5;

export const ANALYSIS_LIMITS = { departments: 100, skills: 40, growable: 5 } as const;

/** Sort order of skills: by the number of jobs that require them, or by gap. */
export const SKILL_CHOICES = ["required", "gap"] as const;

/** Filters that narrow the people in the reader's scope. */
const peopleFilter = z.strictObject({
  departments: oneOrMany(id, 50).optional(),
  job_profiles: oneOrMany(id, 50).optional(),
  locations: oneOrMany(z.string().trim().min(1).max(LIMITS.name), 50).optional(),
  /** `confirmed` treats unconfirmed levels as unknown. */
  evidence: z.enum(["stated", "confirmed"]).default("stated"),
});
export type PeopleFilter = z.output<typeof peopleFilter>;

const skillsFilter = peopleFilter.extend({ groups: oneOrMany(id, 50).optional() });

/** Coverage of a required skill; replaced by null for fewer than five people. */
const coverage = z.object({
  /** Number of people whose job requires the skill. */
  asked: z.number().int(),
  /** Those with no known level. */
  unknown: z.number().int(),
  /** Those who reach the required level. */
  met: z.number().int(),
  /** Mean of the known levels; null when no level is known. */
  mean: z.number().nullable(),
});
export type Coverage = z.output<typeof coverage>;

const scopeSize = z.object({
  /** Number of people included. */
  people: z.number().int(),
  /** People without a job profile, who have no required skills. */
  without_job: z.number().int(),
  /** People without any stated skill. */
  without_skills: z.number().int(),
  /** True below five people; all figures are then hidden. */
  too_few: z.boolean(),
});

export const getSkillHeatMap = endpoint({
  method: "GET",
  path: "/analysis/skills/heat_map",
  tag: "analysis",
  summary:
    "Get a heat map of departments and skills: people who reach the level their job requires, and the mean level; cells of fewer than five people are hidden",
  access: READERS,
  query: skillsFilter.extend({
    choose: z.enum(SKILL_CHOICES).default("required"),
    skills: z.coerce.number().int().min(1).max(ANALYSIS_LIMITS.skills).default(20),
    skills_page: listQuery.shape.page,
    page: listQuery.shape.page,
    size: z.coerce.number().int().min(1).max(ANALYSIS_LIMITS.departments).default(50),
  }),
  payload: scopeSize.extend({
    /** Sorted by name; people without a department come last, with a null id and name. */
    departments: z.array(
      z.object({ id: id.nullable(), name: z.string().nullable(), people: z.number().int() }),
    ),
    departments_total: z.number().int(),
    skills: z.array(skill.extend({ all: coverage.nullable() })),
    skills_total: z.number().int(),
    /**
     * Indexes into `departments` and `skills`; `is` is null when hidden. Combinations without a requirement
     * are absent.
     */
    cells: z.array(
      z.object({ department: z.number().int(), skill: z.number().int(), is: coverage.nullable() }),
    ),
  }),
});
export type SkillHeatMap = z.output<(typeof getSkillHeatMap)["payload"]>;

export const listSkillGaps = endpoint({
  method: "GET",
  path: "/analysis/skills/gaps",
  tag: "analysis",
  summary:
    "List skills by the gap between people needed by jobs and open jobs and people who reach the level",
  access: READERS,
  query: skillsFilter.extend({ page: listQuery.shape.page, size: listQuery.shape.size }),
  payload: listOf(
    z.object({
      skill,
      /** People and open positions that need the skill. */
      places: z.number().int(),
      people: coverage.nullable(),
      /** People below the required level plus open positions; null when the people are hidden. */
      gap: z.number().int().nullable(),
    }),
  ).extend(scopeSize.shape),
});
export type SkillGaps = z.output<(typeof listSkillGaps)["payload"]>;

const namedPerson = personRef.extend({ department: z.string().nullable() });

export const listSinglePoints = endpoint({
  method: "GET",
  path: "/analysis/skills/single_points",
  tag: "analysis",
  summary:
    "List skills that several people's jobs require and only one person has at that level; covers only people the signed-in person may open",
  access: READERS,
  query: skillsFilter.extend({ page: listQuery.shape.page, size: listQuery.shape.size }),
  payload: listOf(
    z.object({
      skill,
      /** The lowest level that any job requires. */
      level: skillLevel,
      asked: z.number().int(),
      only: namedPerson,
      /** People one level below, starting with those whose job requires the skill. */
      growable: z.array(namedPerson),
      growable_total: z.number().int(),
    }),
  ).extend(scopeSize.shape),
});
export type SinglePoints = z.output<(typeof listSinglePoints)["payload"]>;

export const getSkillTrend = endpoint({
  method: "GET",
  path: "/analysis/skills/trend",
  tag: "analysis",
  summary:
    "Get the trend of levels over twelve months for one skill or all required skills: today's people and job requirements, with the levels at the end of each month",
  access: READERS,
  query: skillsFilter.extend({ skill_id: id.optional() }),
  payload: scopeSize.extend({
    /** First day of the recorded history; null without history. */
    begins: z.iso.date().nullable(),
    /** Oldest first; the last one is the current month so far. */
    months: z.array(
      z.object({
        /** First day of the month. */
        month: z.iso.date(),
        /** Null before the history begins and when fewer than five people have a level. */
        is: z
          .object({
            /** Number of known levels, and how many of them are confirmed or meet the requirement. */
            known: z.number().int(),
            confirmed: z.number().int(),
            met: z.number().int(),
            mean: z.number(),
          })
          .nullable(),
      }),
    ),
  }),
});
export type SkillTrend = z.output<(typeof getSkillTrend)["payload"]>;

/** State of a person's skill against the job's requirement. */
export const SKILL_PERSON_STATES = ["missing", "short", "unknown", "met"] as const;

export const listSkillPeople = endpoint({
  method: "GET",
  path: "/analysis/skills/people",
  tag: "analysis",
  summary:
    "List the people behind a cell, those below the required level first; empty for fewer than five people",
  access: READERS,
  query: peopleFilter.extend({
    skill_id: id,
    /** `none`: people without a department. */
    department: z.union([id, z.literal("none")]).optional(),
    page: listQuery.shape.page,
    size: listQuery.shape.size,
  }),
  payload: listOf(
    namedPerson.extend({
      job: z.string().nullable(),
      level: skillLevel.nullable(),
      required: skillLevel,
      confirmed: z.boolean(),
      standing: z.enum(SKILL_PERSON_STATES),
    }),
  ).extend({ skill, too_few: z.boolean() }),
});
export type SkillPeople = z.output<(typeof listSkillPeople)["payload"]>;

const counted = named.extend({ people: z.number().int() });

export const getAnalysisChoices = endpoint({
  method: "GET",
  path: "/analysis/skills/choices",
  tag: "analysis",
  summary: "List the filters for people in scope, and the skills that most of their jobs require",
  access: READERS,
  payload: z.object({
    departments: z.array(counted),
    job_profiles: z.array(counted),
    locations: z.array(z.object({ name: z.string(), people: z.number().int() })),
    groups: z.array(named),
    skills: z.array(named),
  }),
});
export type AnalysisChoices = z.output<(typeof getAnalysisChoices)["payload"]>;
