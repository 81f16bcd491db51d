import {
  answerConfirmation,
  declineConfirmation,
  getGivenEndorsements,
  getReceivedRequests,
  getSentRequests,
  remindConfirmation,
  undoConfirmation,
  withdrawConfirmation,
  withdrawEndorsement,
} from "@vaardig/contract/confirmations/confirmations";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags of everything that shows requests, people's skills, or to-do items. */
const AFTER_ANSWER = [
  "confirmations",
  "skills",
  "jobs",
  "events",
  "goals",
  "dashboard",
  "employees",
] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getReceivedRequests: call.query(builder, getReceivedRequests, { provides: ["confirmations"] }),
    getSentRequests: call.query(builder, getSentRequests, { provides: ["confirmations"] }),
    getGivenEndorsements: call.query(builder, getGivenEndorsements, { provides: ["confirmations"] }),
    answerConfirmation: call.mutation(builder, answerConfirmation, { invalidates: AFTER_ANSWER }),
    declineConfirmation: call.mutation(builder, declineConfirmation, { invalidates: AFTER_ANSWER }),
    withdrawConfirmation: call.mutation(builder, withdrawConfirmation, { invalidates: AFTER_ANSWER }),
    undoConfirmation: call.mutation(builder, undoConfirmation, { invalidates: AFTER_ANSWER }),
    remindConfirmation: call.mutation(builder, remindConfirmation, { invalidates: ["confirmations"] }),
    withdrawEndorsement: call.mutation(builder, withdrawEndorsement, { invalidates: AFTER_ANSWER }),
  }),
});

export const {
  useGetReceivedRequestsQuery,
  useGetSentRequestsQuery,
  useGetGivenEndorsementsQuery,
  useAnswerConfirmationMutation,
  useDeclineConfirmationMutation,
  useWithdrawConfirmationMutation,
  useUndoConfirmationMutation,
  useRemindConfirmationMutation,
  useWithdrawEndorsementMutation,
} = api;
