import {
  answerOffer,
  apply,
  getApplicationOutlook,
  getMyApplication,
  listMyApplications,
  undoWithdrawal,
  withdrawApplication,
} from "@vaardig/contract/my-applications/myApplications";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const CHANGED = ["applications", "jobs", "dashboard"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    apply: call.mutation(builder, apply, { invalidates: CHANGED }),
    getApplicationOutlook: call.query(builder, getApplicationOutlook, {
      provides: ["applications", "skills", "jobs"],
    }),
    listMyApplications: call.query(builder, listMyApplications, { provides: ["applications"] }),
    getMyApplication: call.query(builder, getMyApplication, { provides: ["applications", "files"] }),
    answerOffer: call.mutation(builder, answerOffer, { invalidates: CHANGED }),
    withdrawApplication: call.mutation(builder, withdrawApplication, { invalidates: CHANGED }),
    undoWithdrawal: call.mutation(builder, undoWithdrawal, { invalidates: CHANGED }),
  }),
});

/** API of the reader's applications, and of applying. */
export const {
  useApplyMutation,
  useGetApplicationOutlookQuery,
  useListMyApplicationsQuery,
  useGetMyApplicationQuery,
  useAnswerOfferMutation,
  useWithdrawApplicationMutation,
  useUndoWithdrawalMutation,
} = api;
