import {
  confirmIdentity,
  getConfirmationChallenge,
  getSecurity,
} from "@vaardig/contract/account/secondFactors";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getSecurity: call.query(builder, getSecurity, { provides: ["security"] }),
    confirmIdentity: call.mutation(builder, confirmIdentity, { invalidates: ["security"] }),
    getConfirmationChallenge: call.mutation(builder, getConfirmationChallenge),
  }),
});

export const { useGetSecurityQuery, useConfirmIdentityMutation, useGetConfirmationChallengeMutation } = api;
