import { getJobRequirements } from "@vaardig/contract/skillProfiles";
import { getLevelDescriptions, getRecommendations, searchSkills } from "@vaardig/contract/skills";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

/** Seconds for which texts that hardly ever change are kept. */
const AN_HOUR = 3600;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    searchSkills: call.query(builder, searchSkills),
    getLevelDescriptions: call.query(builder, getLevelDescriptions, { keepUnusedDataFor: AN_HOUR }),
    getRecommendations: call.query(builder, getRecommendations, { provides: ["skills"] }),
    getJobRequirements: call.query(builder, getJobRequirements, { provides: ["skills", "skill-profiles"] }),
  }),
});

export const {
  useSearchSkillsQuery,
  useGetLevelDescriptionsQuery,
  useGetRecommendationsQuery,
  useGetJobRequirementsQuery,
} = api;
