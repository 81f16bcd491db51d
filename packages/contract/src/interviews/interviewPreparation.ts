import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, skillLevel } from "../fields.ts";
import { INTERNAL_ROLES } from "../roles.ts";
import { requiredSkill } from "../skill-profiles/skillProfiles.ts";

/** What an interviewer needs to prepare, besides the application itself. */
export const interviewPreparation = z.object({
  /** The newest résumé; null without one. */
  resume: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Required skills and the applicant's own level; `claim` is null when the profile lacks the skill. */
  skills: z.array(
    requiredSkill.extend({
      claim: z.object({ level: skillLevel.nullable(), confirmed: z.boolean() }).nullable(),
    }),
  ),
});
export type InterviewPreparation = z.output<typeof interviewPreparation>;

export const prepareInterview = endpoint({
  method: "GET",
  path: "/interviews/preparation",
  tag: "interviews",
  summary:
    "Get the applicant's résumé and levels for the job's required skills, for interviewers until the interview is over; each view is logged",
  access: INTERNAL_ROLES,
  query: z.strictObject({ application_id: id }),
  payload: interviewPreparation,
});
