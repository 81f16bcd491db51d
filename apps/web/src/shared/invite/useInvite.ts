import type { InvitationBatch, InviteSelection } from "@vaardig/contract/invitations/invitations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { newKey } from "../../lib/newKey.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import {
  useInviteMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from "./invitations.api.ts";

interface Acts {
  onBegun: (batch: InvitationBatch) => void;
  onRevoked: () => void;
}

/**
 * Returns functions that invite, resend and revoke; idempotent for a double click or a retry after a lost
 * response.
 */
export function useInvite(selection: InviteSelection, { onBegun, onRevoked }: Acts) {
  const { t } = useTranslation("invite");
  const { show } = useSnackbar();
  const [inviteAll, inviting] = useInviteMutation();
  const [resendAll, resending] = useResendInvitationMutation();
  const [revokeAll, revoking] = useRevokeInvitationMutation();
  const [keys] = useState(() => ({ invite: newKey(), resend: newKey() }));
  const [refused, setRefused] = useState<string>();

  const attempt = async (work: () => Promise<void>) => {
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(error.message);
    }
  };
  const begin = (batch: InvitationBatch | null) => {
    if (batch) onBegun(batch);
  };
  return {
    refused,
    isBusy: inviting.isLoading || resending.isLoading || revoking.isLoading,
    invite: () =>
      attempt(async () => {
        const call = { body: { selection }, idempotencyKey: keys.invite };
        begin((await inviteAll(call).unwrap()).batch);
      }),
    resend: () =>
      attempt(async () => {
        const call = { body: { selection }, idempotencyKey: keys.resend };
        begin((await resendAll(call).unwrap()).batch);
      }),
    revoke: () =>
      attempt(async () => {
        const { user_ids } = await revokeAll({ body: { selection } }).unwrap();
        show(t("revoked", { count: user_ids.length }));
        onRevoked();
      }),
  };
}
