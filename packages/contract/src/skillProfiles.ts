import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, listOf, listQuery, skillLevel } from "./fields.ts";
import { matchSheet } from "./matching.ts";
import { INTERNAL_ROLES } from "./roles.ts";
import { skill } from "./skills.ts";

export const jobProfile = z.object({
  id,
  name: z.string(),
  sector: z.string().nullable(),
  description: z.string(),
  skills_count: z.number().int(),
});

export const listJobProfiles = endpoint({
  method: "GET",
  path: "/job_profile",
  tag: "skill-profiles",
  summary: "Job profiles of the company and the shared taxonomy",
  access: INTERNAL_ROLES,
  query: listQuery,
  payload: listOf(jobProfile),
});

export const requiredSkill = z.object({
  skill,
  level: skillLevel,
  kind: z.enum(["essential", "optional"]),
  importance: z.number().int().min(1).max(5),
  must_have: z.boolean(),
});

export const getSkillProfile = endpoint({
  method: "GET",
  path: "/skill_profile",
  tag: "skill-profiles",
  summary: "Required skills of a job profile",
  access: INTERNAL_ROLES,
  query: z.strictObject({ job_profile_id: id }),
  payload: jobProfile.extend({ skills: z.array(requiredSkill) }),
});

export const getJobRequirements = endpoint({
  method: "GET",
  path: "/skill_profile/match",
  tag: "skill-profiles",
  summary: "My skills held against a job profile; against my own job without job_profile_id",
  access: INTERNAL_ROLES,
  query: z.strictObject({ job_profile_id: id.optional() }),
  /** Null while the person has no job profile. */
  payload: z.object({ job_profile_id: id.nullable(), sheet: matchSheet.nullable() }),
});
