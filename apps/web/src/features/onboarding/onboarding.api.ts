import { getOnboarding, moveOnboarding } from "@vaardig/contract/onboarding/onboarding";
import { saveSkillProficiencyBulk } from "@vaardig/contract/skills/skills";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getOnboarding: call.query(builder, getOnboarding, { provides: ["onboarding", "files"] }),
    moveOnboarding: call.mutation(builder, moveOnboarding, { invalidates: ["onboarding"] }),
    saveSkillProficiencyBulk: call.mutation(builder, saveSkillProficiencyBulk, {
      invalidates: ["skills", "wishes", "jobs"],
    }),
  }),
});

export const { useGetOnboardingQuery, useMoveOnboardingMutation, useSaveSkillProficiencyBulkMutation } = api;
