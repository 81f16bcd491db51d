import {
  addCandidateTask,
  deleteCandidateTask,
  getCandidateTasks,
  saveCandidateTask,
} from "@vaardig/contract/candidates/candidateTasks";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";
import { i18n } from "../../lib/language/i18n.ts";

const CHANGES = { invalidates: ["tasks", "events", "applications", "dashboard"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getCandidateTasks: call.query(builder, getCandidateTasks, {
      provides: ["tasks"],
      fallback: () => i18n.t("tasks:not-loaded"),
    }),
    addCandidateTask: call.mutation(builder, addCandidateTask, CHANGES),
    saveCandidateTask: call.mutation(builder, saveCandidateTask, CHANGES),
    deleteCandidateTask: call.mutation(builder, deleteCandidateTask, CHANGES),
  }),
});

export const {
  useGetCandidateTasksQuery,
  useAddCandidateTaskMutation,
  useSaveCandidateTaskMutation,
  useDeleteCandidateTaskMutation,
} = api;
