import { createJobProfile, listJobProfiles } from "@vaardig/contract/skillProfiles";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listJobProfiles: call.query(builder, listJobProfiles, {
      provides: ["skill-profiles", "organization", "employees"],
    }),
    createJobProfile: call.mutation(builder, createJobProfile, {
      invalidates: ["skill-profiles", "organization", "employees", "profile", "jobs"],
    }),
  }),
});

export const { useListJobProfilesQuery, useCreateJobProfileMutation } = api;
