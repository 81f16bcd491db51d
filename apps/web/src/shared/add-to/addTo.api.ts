import { addToJobLists, listVacancyChoices } from "@vaardig/contract/applications/jobLists";
import { addTalentPool, addToTalentPools, listTalentPools } from "@vaardig/contract/talent-pools/talentPools";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listTalentPools: call.query(builder, listTalentPools, { provides: ["talent-pools"] }),
    addTalentPool: call.mutation(builder, addTalentPool, { invalidates: ["talent-pools"] }),
    addToTalentPools: call.mutation(builder, addToTalentPools, { invalidates: ["talent-pools", "events"] }),
    listVacancyChoices: call.query(builder, listVacancyChoices, { provides: ["jobs"] }),
    addToJobLists: call.mutation(builder, addToJobLists, { invalidates: ["jobs", "events"] }),
  }),
});

export const {
  useListTalentPoolsQuery,
  useAddTalentPoolMutation,
  useAddToTalentPoolsMutation,
  useListVacancyChoicesQuery,
  useAddToJobListsMutation,
} = api;
