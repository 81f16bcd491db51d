import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { canOf, id } from "../fields.ts";
import { named, personRef } from "../organization/organization.ts";
import { skill } from "../skills/skills.ts";

/** Managers read about their line; HR and administrators about a department or line that they choose. */
const READERS = ["manager", "hr_manager", "admin"] as const;

export const TEAM_LIMITS = { people: 200, skills: 40 } as const;

/** What may be done with a person of a team. */
export const TEAM_PERSON_ACTS = ["confirm"] as const;
export type TeamPersonAct = (typeof TEAM_PERSON_ACTS)[number];

/** Marks of a cell, added up: the level is confirmed; it waits for confirmation, or the person sees it otherwise since. */
export const TEAM_CELL = { confirmed: 1, waiting: 2 } as const;

/**
 * A person at a skill, of those who have it or whose job asks for it, in few bytes, because a map has thousands:
 * the skill's place in `skills`; the level, 0 where none was stated, null where the person does not have the skill;
 * the level that the job asks for, 0 where it does not; and the marks of {@link TEAM_CELL}.
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
  /** Reports to the person whose line it is, not through others. */
  direct: z.boolean(),
  /** Skills of the person's job below the level it asks for, of all that it asks for. */
  gaps: z.number().int(),
  cells: z.array(teamCell),
  can: canOf(TEAM_PERSON_ACTS),
});
export type TeamPerson = z.output<typeof teamPerson>;

const teamSkill = skill.extend({
  /** People whose job asks for it, and those of them who are below the level asked. */
  asked: z.number().int(),
  gaps: z.number().int(),
  /** People, asked or not, who reach the lowest level that a job asks for. */
  able: z.number().int(),
  /** The one who is able, where several are asked for it and no one else reaches the level. */
  only: personRef.nullable(),
});
export type TeamSkill = z.output<typeof teamSkill>;

export const getTeamSkills = endpoint({
  method: "GET",
  path: "/team/skills",
  tag: "team",
  summary:
    "People of a line (mine, or of manager_id) or a department × the skills that most of their jobs ask for",
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
    /** Whose line or which department it is; null where there is none to show. */
    of: named.extend({ kind: z.enum(["line", "department"]) }).nullable(),
    skills: z.array(teamSkill),
    /** Skills that the jobs of these people ask for. */
    skills_total: z.number().int(),
    data: z.array(teamPerson),
    total: z.number().int(),
    /** Levels of required skills that wait for confirmation, and the people whose they are. */
    waiting: z.object({ levels: z.number().int(), people: z.number().int() }),
    /** People without a job profile, of whom nothing is asked. */
    without_job: z.number().int(),
  }),
});
export type TeamSkills = z.output<(typeof getTeamSkills)["payload"]>;

export const listTeamChoices = endpoint({
  method: "GET",
  path: "/team/choices",
  tag: "team",
  summary: "The lines and departments whose skills I may look at",
  access: READERS,
  payload: z.object({
    /** Managers by name with the people who report to them directly; my own line first. */
    managers: z.array(named.extend({ people: z.number().int() })),
    departments: z.array(named.extend({ people: z.number().int() })),
  }),
});
export type TeamChoices = z.output<(typeof listTeamChoices)["payload"]>;
