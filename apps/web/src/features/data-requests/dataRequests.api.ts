import {
  addLegalHold,
  getDataRetention,
  listDataRequests,
  listLegalHolds,
  moveDataRequest,
  removeLegalHold,
  saveDataRetention,
} from "@vaardig/contract/data-requests/dataRequests";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const provides = ["data-requests"] as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listDataRequests: call.query(builder, listDataRequests, { provides }),
    moveDataRequest: call.mutation(builder, moveDataRequest, {
      invalidates: ["data-requests", "employees", "events"],
    }),
    getDataRetention: call.query(builder, getDataRetention, { provides }),
    saveDataRetention: call.mutation(builder, saveDataRetention, { invalidates: provides }),
    listLegalHolds: call.query(builder, listLegalHolds, { provides }),
    addLegalHold: call.mutation(builder, addLegalHold, { invalidates: provides }),
    removeLegalHold: call.mutation(builder, removeLegalHold, { invalidates: provides }),
  }),
});

export const {
  useListDataRequestsQuery,
  useMoveDataRequestMutation,
  useGetDataRetentionQuery,
  useSaveDataRetentionMutation,
  useListLegalHoldsQuery,
  useAddLegalHoldMutation,
  useRemoveLegalHoldMutation,
} = api;
