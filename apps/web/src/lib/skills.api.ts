import { getJobRequirements } from "@vaardig/contract/skillProfiles";
import {
  deleteSkillWish,
  getLevelDescriptions,
  getRecommendations,
  getSkillWish,
  saveSkillWish,
  searchSkills,
} from "@vaardig/contract/skills";
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
    getSkillWish: call.query(builder, getSkillWish, { provides: ["wishes"] }),
    saveSkillWish: call.mutation(builder, saveSkillWish, { invalidates: ["wishes"] }),
    deleteSkillWish: call.mutation(builder, deleteSkillWish, { invalidates: ["wishes"] }),
  }),
});

export const {
  useSearchSkillsQuery,
  useGetLevelDescriptionsQuery,
  useGetRecommendationsQuery,
  useGetJobRequirementsQuery,
  useGetSkillWishQuery,
  useSaveSkillWishMutation,
  useDeleteSkillWishMutation,
} = api;
