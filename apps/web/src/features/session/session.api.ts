import {
  confirmRegistration,
  finishSocial,
  forgotPassword,
  getChallenge,
  getInvitation,
  getRegistrationCompany,
  getSocialProviders,
  login,
  register,
  resetPassword,
  setPassword,
  startSocial,
} from "@vaardig/contract/session";
import { baseApi } from "../../lib/baseApi.ts";
import { call } from "../../lib/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    // Each challenge is used once, so none may come from the cache.
    takeChallenge: call.mutation(builder, getChallenge),
    login: call.mutation(builder, login),
    forgotPassword: call.mutation(builder, forgotPassword),
    resetPassword: call.mutation(builder, resetPassword),
    getSocialProviders: call.query(builder, getSocialProviders),
    startSocial: call.mutation(builder, startSocial),
    finishSocial: call.mutation(builder, finishSocial),
    getInvitation: call.query(builder, getInvitation),
    setPassword: call.mutation(builder, setPassword),
    getRegistrationCompany: call.query(builder, getRegistrationCompany),
    register: call.mutation(builder, register),
    confirmRegistration: call.mutation(builder, confirmRegistration),
  }),
});

export const {
  useTakeChallengeMutation,
  useLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetSocialProvidersQuery,
  useStartSocialMutation,
  useFinishSocialMutation,
  useGetInvitationQuery,
  useSetPasswordMutation,
  useGetRegistrationCompanyQuery,
  useRegisterMutation,
  useConfirmRegistrationMutation,
} = api;
