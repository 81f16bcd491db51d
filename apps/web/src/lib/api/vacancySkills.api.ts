import { getSkillProfile } from "@vaardig/contract/skillProfiles";
import { skillsOfText } from "@vaardig/contract/vacancies";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    /** What a job profile asks for, to begin a vacancy with. */
    readProfileSkills: call.query(builder, getSkillProfile, { provides: ["skill-profiles"] }),
    skillsOfText: call.mutation(builder, skillsOfText),
  }),
});

export const { useLazyReadProfileSkillsQuery, useSkillsOfTextMutation } = api;
