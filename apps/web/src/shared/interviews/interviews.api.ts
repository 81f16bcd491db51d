import { prepareInterview } from "@vaardig/contract/interviews/interviewPreparation";
import {
  bookInterview,
  cancelInterview,
  changeInterview,
  listClashes,
  listHeldInterviews,
  listInterviews,
  listOwnInterviews,
  offerInterview,
  pickSlot,
} from "@vaardig/contract/interviews/interviews";
import { getScorecards, saveScorecard } from "@vaardig/contract/interviews/scorecards";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const CHANGED = { invalidates: ["interviews", "applications", "candidates", "events"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listInterviews: call.query(builder, listInterviews, { provides: ["interviews"] }),
    listClashes: call.query(builder, listClashes, { provides: ["interviews"] }),
    offerInterview: call.mutation(builder, offerInterview, CHANGED),
    changeInterview: call.mutation(builder, changeInterview, CHANGED),
    bookInterview: call.mutation(builder, bookInterview, CHANGED),
    cancelInterview: call.mutation(builder, cancelInterview, CHANGED),
    listOwnInterviews: call.query(builder, listOwnInterviews, { provides: ["interviews"] }),
    pickSlot: call.mutation(builder, pickSlot, { invalidates: ["interviews", "applications"] }),
    listHeldInterviews: call.query(builder, listHeldInterviews, { provides: ["interviews"] }),
    getScorecards: call.query(builder, getScorecards, { provides: ["interviews", "skills"] }),
    prepareInterview: call.query(builder, prepareInterview, { provides: [] }),
    saveScorecard: call.mutation(builder, saveScorecard, {
      invalidates: ["interviews", "dashboard", "events"],
    }),
  }),
});

export const {
  useListInterviewsQuery,
  useListClashesQuery,
  useOfferInterviewMutation,
  useChangeInterviewMutation,
  useBookInterviewMutation,
  useCancelInterviewMutation,
  useListOwnInterviewsQuery,
  usePickSlotMutation,
  useListHeldInterviewsQuery,
  useGetScorecardsQuery,
  usePrepareInterviewQuery,
  useSaveScorecardMutation,
} = api;
