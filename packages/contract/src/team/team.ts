import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";

/** Managers read their line; HR managers and administrators a department or line of their choice. */
const READERS = ["manager", "hr_manager", "admin"] as const;

export const TEAM_LIMITS = { people: 200, skills: 40 } as const;

/** Actions on a person of a team. */
export const TEAM_PERSON_ACTS = ["confirm"] as const;
export type TeamPersonAct = (typeof TEAM_PERSON_ACTS)[number];

/** Bit flags of a cell: confirmed; awaiting confirmation or contradicted by the person since. */
export const TEAM_CELL = { confirmed: 1, waiting: 2 } as const;

/**
 * A person's cell for one skill, compact because a map has thousands: index in `skills`; level (0: none
 * stated, null: skill missing); required level (0: not required); flags of {@link TEAM_CELL}.
 */
const teamCell = z.tuple([
  z.number().int().min(0),
  z.number().int().min(0).max(5).nullable(),
  z.number().int().min(0).max(5),
  z.number().int().min(0).max(3),
]);
export type TeamCell = z.output<typeof teamCell>;

const teamPerson = personRef.extend({
  job: z.string().nullable(),
  /** True for direct reports of the person whose line is shown. */
  direct: z.boolean(),
  /** Number of required skills below the required level. */
  gaps: z.number().int(),
  cells: z.array(teamCell),
  can: canOf(TEAM_PERSON_ACTS),
});
export type TeamPerson = z.output<typeof teamPerson>;

const teamSkill = skill.extend({
  /** People whose job requires the skill, and how many of them are below the level. */
  asked: z.number().int(),
  gaps: z.number().int(),
  /**
   * People who reach the lowest level that any job requires, whether or not their own job requires the
   * skill.
   */
  able: z.number().int(),
  /** The only person who reaches the level although several jobs require it; null otherwise. */
  only: personRef.nullable(),
});
export type TeamSkill = z.output<typeof teamSkill>;

export const getTeamSkills = endpoint({
  method: "GET",
  path: "/team/skills",
  tag: "team",
  summary:
    "Get a matrix of people and the skills that most of their jobs require, for a department or a reporting line; defaults to one's own line",
  access: READERS,
  query: z.strictObject({
    manager_id: id.optional(),
    department_id: id.optional(),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(TEAM_LIMITS.people).default(50),
    skills: z.coerce.number().int().min(1).max(TEAM_LIMITS.skills).default(20),
    sort: z.enum(["name", "gaps"]).default("name"),
  }),
  payload: z.object({
    /** The line or department shown; null when there is none. */
    of: named.extend({ kind: z.enum(["line", "department"]) }).nullable(),
    skills: z.array(teamSkill),
    /** Number of skills that the jobs of these people require. */
    skills_total: z.number().int(),
    data: z.array(teamPerson),
    total: z.number().int(),
    /** Required levels that await confirmation, and the number of people concerned. */
    waiting: z.object({ levels: z.number().int(), people: z.number().int() }),
    /** People without a job profile, who have no required skills. */
    without_job: z.number().int(),
  }),
});
export type TeamSkills = z.output<(typeof getTeamSkills)["payload"]>;

export const listTeamChoices = endpoint({
  method: "GET",
  path: "/team/choices",
  tag: "team",
  summary: "List the reporting lines and departments whose skills the signed-in person may view",
  access: READERS,
  payload: z.object({
    /** Managers by name with the number of direct reports; the reader's own line first. */
    managers: z.array(named.extend({ people: z.number().int() })),
    departments: z.array(named.extend({ people: z.number().int() })),
  }),
});
export type TeamChoices = z.output<(typeof listTeamChoices)["payload"]>;
