import { createJobProfile, listJobProfiles } from "@vaardig/contract/skill-profiles/skillProfiles";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listJobProfiles: call.query(builder, listJobProfiles, {
      provides: ["skill-profiles", "organization", "employees"],
    }),
    /** People with the source profile may have the new one. */
    createJobProfile: call.mutation(builder, createJobProfile, {
      invalidates: ["skill-profiles", "organization", "employees", "profile", "jobs"],
    }),
  }),
});

export const { useListJobProfilesQuery, useCreateJobProfileMutation } = api;
