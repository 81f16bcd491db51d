import { changePassword, deleteAccount, getAccount, saveConsent } from "@vaardig/contract/account/account";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getAccount: call.query(builder, getAccount, { provides: ["profile"] }),
    changePassword: call.mutation(builder, changePassword),
    saveConsent: call.mutation(builder, saveConsent, { invalidates: ["profile"] }),
    deleteAccount: call.mutation(builder, deleteAccount),
  }),
});

export const {
  useGetAccountQuery,
  useChangePasswordMutation,
  useSaveConsentMutation,
  useDeleteAccountMutation,
} = api;
