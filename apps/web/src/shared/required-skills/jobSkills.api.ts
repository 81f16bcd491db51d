import { skillsOfText } from "@vaardig/contract/jobs/recruitingJobs";
import { getSkillProfile } from "@vaardig/contract/skill-profiles/skillProfiles";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    /** Loads a job profile's required skills as the start of a job. */
    readProfileSkills: call.query(builder, getSkillProfile, { provides: ["skill-profiles"] }),
    skillsOfText: call.mutation(builder, skillsOfText),
  }),
});

export const { useLazyReadProfileSkillsQuery, useSkillsOfTextMutation } = api;
