import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, timestamp } from "../fields.ts";
import { matchSummary } from "../matching.ts";
import { oneOrMany } from "../oneOrMany.ts";
import { named } from "../organization/organization.ts";
import { EMPLOYEE_LISTERS } from "./employees.ts";

/** Skill summary of a person in the list. */
export const skillFacts = z.object({
  user_id: id,
  job_profile: named.nullable(),
  /** The match with the person's own job; null score and band mean "not enough information". */
  match: matchSummary,
  /** Number of stated but unconfirmed skills of the job. */
  to_confirm: z.number().int(),
  /** When a skill was last stated, changed or confirmed; null without skills. */
  updated_at: timestamp.nullable(),
});
export type SkillFacts = z.output<typeof skillFacts>;

export const listSkillFacts = endpoint({
  method: "GET",
  path: "/employee/skill_facts",
  tag: "employees",
  summary: "Get the match with their job, skills to confirm and last update for a page of employees",
  access: EMPLOYEE_LISTERS,
  query: z.strictObject({ user_ids: oneOrMany(id, 100) }),
  payload: z.object({ data: z.array(skillFacts) }),
});
