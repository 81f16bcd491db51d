import { addToJobLists, listJobChoices } from "@vaardig/contract/applications/jobLists";
import { addTalentPool, addToTalentPools, listTalentPools } from "@vaardig/contract/talent-pools/talentPools";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listTalentPools: call.query(builder, listTalentPools, { provides: ["talent-pools"] }),
    addTalentPool: call.mutation(builder, addTalentPool, { invalidates: ["talent-pools"] }),
    addToTalentPools: call.mutation(builder, addToTalentPools, { invalidates: ["talent-pools", "events"] }),
    listJobChoices: call.query(builder, listJobChoices, { provides: ["jobs"] }),
    addToJobLists: call.mutation(builder, addToJobLists, { invalidates: ["jobs", "events"] }),
  }),
});

export const {
  useListTalentPoolsQuery,
  useAddTalentPoolMutation,
  useAddToTalentPoolsMutation,
  useListJobChoicesQuery,
  useAddToJobListsMutation,
} = api;
