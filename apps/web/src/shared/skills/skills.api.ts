import { getJobRequirements } from "@vaardig/contract/skill-profiles/skillProfiles";
import { getRecommendations } from "@vaardig/contract/skills/recommendations";
import { addSkill } from "@vaardig/contract/skills/skillCatalogue";
import { confirmSkills, getSkillHistory, undoSkillConfirmation } from "@vaardig/contract/skills/skillHistory";
import { getLevelDescriptions, getSkillProficiency, searchSkills } from "@vaardig/contract/skills/skills";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Seconds for which rarely changing texts are cached. */
const AN_HOUR = 3600;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    searchSkills: call.query(builder, searchSkills, { provides: ["skill-catalogue"] }),
    addSkill: call.mutation(builder, addSkill, { invalidates: ["skill-catalogue", "dashboard"] }),
    getLevelDescriptions: call.query(builder, getLevelDescriptions, {
      provides: ["skill-catalogue"],
      keepUnusedDataFor: AN_HOUR,
    }),
    getSkillProficiency: call.query(builder, getSkillProficiency, { provides: ["skills"] }),
    getSkillHistory: call.query(builder, getSkillHistory, { provides: ["skills"] }),
    confirmSkills: call.mutation(builder, confirmSkills, {
      invalidates: ["skills", "wishes", "jobs", "events", "goals"],
    }),
    undoSkillConfirmation: call.mutation(builder, undoSkillConfirmation, {
      invalidates: ["skills", "wishes", "jobs", "events", "goals", "confirmations"],
    }),
    getRecommendations: call.query(builder, getRecommendations, { provides: ["skills"] }),
    getJobRequirements: call.query(builder, getJobRequirements, { provides: ["skills", "skill-profiles"] }),
  }),
});

/** Updates cached skills optimistically. */
export const { updateQueryData: updateSkills } = api.util;

export const {
  useSearchSkillsQuery,
  useAddSkillMutation,
  useGetSkillProficiencyQuery,
  useGetSkillHistoryQuery,
  useConfirmSkillsMutation,
  useUndoSkillConfirmationMutation,
  useGetLevelDescriptionsQuery,
  useGetRecommendationsQuery,
  useGetJobRequirementsQuery,
} = api;
