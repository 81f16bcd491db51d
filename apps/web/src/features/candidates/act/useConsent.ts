import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAskConsentMutation, useRecordConsentMutation } from "../candidates.api.ts";

interface Person {
  id: string;
  name: string;
}

/** Returns functions that request consent to retention and record the answer. */
export function useConsent() {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [record] = useRecordConsentMutation();
  const [send, sending] = useAskConsentMutation();

  const save = ({ id, name }: Person, given: boolean): Promise<boolean> =>
    notifyErrors(async () => {
      await record({ body: { user_id: id, given } }).unwrap();
      const undo = () => void save({ id, name }, !given);
      show(t(given ? "consent.noted" : "consent.withdrawn", { name }), "success", { undo });
    });
  const ask = async (ids: readonly string[]): Promise<void> => {
    if (sending.isLoading) return;
    await notifyErrors(async () => {
      const body = { user_ids: [...ids] };
      const { asked, no_address, unsubscribed } = await send({ body, idempotencyKey: newKey() }).unwrap();
      const left = [
        ...(no_address.length > 0 ? [t("consent.left-no-address", { names: format.list(no_address) })] : []),
        ...(unsubscribed.length > 0
          ? [t("consent.left-unsubscribed", { names: format.list(unsubscribed) })]
          : []),
      ];
      const sent = t("consent.sent", { count: asked });
      show(left.length > 0 ? `${sent}. ${left.join(" ")}` : sent, left.length > 0 ? "warning" : "success");
    });
  };
  return { ask, save };
}
