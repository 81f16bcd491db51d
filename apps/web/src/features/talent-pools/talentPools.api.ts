import { getJobMatch } from "@vaardig/contract/jobs/jobs";
import {
  deleteTalentPool,
  getPoolFits,
  getTalentPool,
  listPoolPeople,
  listPoolPeopleIds,
  removeFromTalentPool,
  restoreTalentPool,
  restoreToTalentPool,
  saveTalentPool,
  saveTalentPoolMembers,
} from "@vaardig/contract/talent-pools/talentPools";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const invalidates = ["talent-pools", "candidates", "events"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getTalentPool: call.query(builder, getTalentPool, { provides: ["talent-pools"] }),
    getPoolFits: call.query(builder, getPoolFits, { provides: ["talent-pools", "jobs", "skills"] }),
    listPoolPeople: call.query(builder, listPoolPeople, { provides: ["talent-pools", "jobs", "skills"] }),
    listPoolPeopleIds: call.query(builder, listPoolPeopleIds),
    /** Match of a pool's person with a job. */
    getPoolPersonMatch: call.query(builder, getJobMatch, { provides: ["jobs", "skills"] }),
    saveTalentPool: call.mutation(builder, saveTalentPool, { invalidates }),
    saveTalentPoolMembers: call.mutation(builder, saveTalentPoolMembers, { invalidates }),
    deleteTalentPool: call.mutation(builder, deleteTalentPool, { invalidates }),
    restoreTalentPool: call.mutation(builder, restoreTalentPool, { invalidates }),
    removeFromTalentPool: call.mutation(builder, removeFromTalentPool, { invalidates }),
    restoreToTalentPool: call.mutation(builder, restoreToTalentPool, { invalidates }),
  }),
});

export const {
  useGetTalentPoolQuery,
  useGetPoolFitsQuery,
  useListPoolPeopleQuery,
  useLazyListPoolPeopleIdsQuery,
  useGetPoolPersonMatchQuery,
  useSaveTalentPoolMutation,
  useSaveTalentPoolMembersMutation,
  useDeleteTalentPoolMutation,
  useRestoreTalentPoolMutation,
  useRemoveFromTalentPoolMutation,
  useRestoreToTalentPoolMutation,
} = api;
