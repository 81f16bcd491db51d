import { askConfirmation, confirmIdentity, getSecurity } from "@vaardig/contract/account/secondFactors";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSecurity: call.query(builder, getSecurity, { provides: ["security"] }),
    confirmIdentity: call.mutation(builder, confirmIdentity, { invalidates: ["security"] }),
    askConfirmation: call.mutation(builder, askConfirmation),
  }),
});

export const { useGetSecurityQuery, useConfirmIdentityMutation, useAskConfirmationMutation } = api;
