import {
  deleteJobProfile,
  getJobProfileUses,
  getSkillProfile,
  saveJobProfile,
  saveSkillProfile,
} from "@vaardig/contract/skill-profiles/skillProfiles";
import { getRecommendations } from "@vaardig/contract/skills/recommendations";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

/** Matches of everyone with the job profile change, as does its name. */
const touches = { invalidates: ["skill-profiles", "organization", "employees", "profile", "jobs"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSkillProfile: call.query(builder, getSkillProfile, {
      provides: ["skill-profiles", "organization", "employees"],
    }),
    getJobSkillRecommendations: call.query(builder, getRecommendations, { provides: ["skill-profiles"] }),
    getJobProfileUses: call.query(builder, getJobProfileUses, {
      provides: ["skill-profiles", "organization", "employees", "jobs"],
    }),
    saveJobProfile: call.mutation(builder, saveJobProfile, touches),
    saveSkillProfile: call.mutation(builder, saveSkillProfile, {
      ...touches,
      fallback: () => i18n.t("skill-profiles:save.failed"),
    }),
    deleteJobProfile: call.mutation(builder, deleteJobProfile, touches),
  }),
});

export const {
  useGetSkillProfileQuery,
  useLazyGetSkillProfileQuery,
  useGetJobSkillRecommendationsQuery,
  useGetJobProfileUsesQuery,
  useSaveJobProfileMutation,
  useSaveSkillProfileMutation,
  useDeleteJobProfileMutation,
} = api;
