import {
  getInvitationBatch,
  invite,
  listInvitations,
  previewInvitation,
  resendInvitation,
  revokeInvitation,
} from "@vaardig/contract/invitations/invitations";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Tags of everything that shows invitations. */
const TOUCHED: readonly Tag[] = ["invitations", "employees", "employee-role", "events", "dashboard"];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    previewInvitation: call.query(builder, previewInvitation, { provides: ["invitations", "employees"] }),
    listInvitations: call.query(builder, listInvitations, { provides: ["invitations"] }),
    getInvitationBatch: call.query(builder, getInvitationBatch),
    invite: call.mutation(builder, invite, { invalidates: TOUCHED }),
    resendInvitation: call.mutation(builder, resendInvitation, { invalidates: TOUCHED }),
    revokeInvitation: call.mutation(builder, revokeInvitation, { invalidates: TOUCHED }),
  }),
});

export const {
  usePreviewInvitationQuery,
  useListInvitationsQuery,
  useGetInvitationBatchQuery,
  useInviteMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} = api;
