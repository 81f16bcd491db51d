import { changePassword, deleteAccount, getAccount, saveConsent } from "@vaardig/contract/account/account";
import {
  addPasskey,
  confirmTotp,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startTotp,
} from "@vaardig/contract/account/secondFactors";
import { endOtherSessions, endOwnSession, listSessions } from "@vaardig/contract/account/sessions";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Removing a factor may change what the company requires, so the session is refetched. */
const removal = { invalidates: ["security", "session"] } as const;
/** Does not refetch the session: new recovery codes must stay on screen until they are closed. */
const addition = { invalidates: ["security"] } as const;

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getAccount: call.query(builder, getAccount, { provides: ["profile"] }),
    changePassword: call.mutation(builder, changePassword, { invalidates: ["security"] }),
    saveConsent: call.mutation(builder, saveConsent, { invalidates: ["profile"] }),
    deleteAccount: call.mutation(builder, deleteAccount),
    startTotp: call.mutation(builder, startTotp),
    confirmTotp: call.mutation(builder, confirmTotp, addition),
    removeTotp: call.mutation(builder, removeTotp, removal),
    startPasskey: call.mutation(builder, startPasskey),
    addPasskey: call.mutation(builder, addPasskey, addition),
    renamePasskey: call.mutation(builder, renamePasskey, { invalidates: ["security"] }),
    removePasskey: call.mutation(builder, removePasskey, removal),
    makeRecoveryCodes: call.mutation(builder, makeRecoveryCodes, { invalidates: ["security"] }),
    listSessions: call.query(builder, listSessions, { provides: ["security"] }),
    endOwnSession: call.mutation(builder, endOwnSession, { invalidates: ["security"] }),
    endOtherSessions: call.mutation(builder, endOtherSessions, { invalidates: ["security"] }),
  }),
});

/** Returns an action that refetches the session, which holds the company's requirements. */
export const refetchSession = () => baseApi.util.invalidateTags(["session"]);

export const {
  useGetAccountQuery,
  useChangePasswordMutation,
  useSaveConsentMutation,
  useDeleteAccountMutation,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useMakeRecoveryCodesMutation,
  useListSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
} = api;
