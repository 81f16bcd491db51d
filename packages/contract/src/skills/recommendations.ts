import { z } from "zod";
import { careerJob } from "../career-path/careerJob.ts";
import { endpoint } from "../endpoint.ts";
import { wholeListQuery } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { PROFILE_ROLES } from "../roles.ts";
import { recommendedProject, recommendedSkill } from "./skills.ts";

export const getRecommendations = endpoint({
  method: "GET",
  path: "/recommendations",
  tag: "skills",
  summary:
    "Recommend skills, jobs or projects: skills for `suggested_skills` (text, résumé file id, or job profile id for its required skills), `user_skills` (person id) and `job_skills` (job profile id, beyond its required skills); jobs for `careerpath` (person id); projects for `goal_projects` (base64 of JSON { skills, exclude }, by skills of a goal)",
  access: PROFILE_ROLES,
  query: z.strictObject({
    type: z.enum(["suggested_skills", "user_skills", "job_skills", "goal_projects", "careerpath"]),
    value: z.string().trim().min(1).max(LIMITS.longText),
    ...wholeListQuery.shape,
  }),
  wholeList: true,
  payload: z.object({
    data: z.array(recommendedSkill),
    total: z.number().int(),
    unlinked: z.array(z.string()),
    /** For careerpath: jobs that are one move away, best first. */
    jobs: z.array(careerJob).optional(),
    /** For goal_projects. */
    projects: z.array(recommendedProject).optional(),
  }),
});
