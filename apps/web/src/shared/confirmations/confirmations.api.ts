import { askConfirmation, getAskable } from "@vaardig/contract/confirmations/confirmations";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getAskable: call.query(builder, getAskable, { provides: ["confirmations", "skills", "organization"] }),
    askConfirmation: call.mutation(builder, askConfirmation, { invalidates: ["confirmations", "skills"] }),
  }),
});

export const { useGetAskableQuery, useAskConfirmationMutation } = api;
