import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useConfirmCertificateMutation } from "./certificates.api.ts";

/**
 * Returns a function that confirms a certificate at the version shown; a changed one is refetched and stays
 * unconfirmed.
 */
export function useConfirmCertificate() {
  const { t } = useTranslation("certificates");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [confirm, { isLoading }] = useConfirmCertificateMutation();
  // A second click in the same tick comes before `isLoading`.
  const isSending = useRef(false);
  return {
    isBusy: isLoading,
    confirm: async ({ id, version, name }: Pick<Certificate, "id" | "version" | "name">) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        if (await notifyErrors(() => confirm({ body: { id, version } }).unwrap()))
          show(t("confirmed-now", { name }));
      } finally {
        isSending.current = false;
      }
    },
  };
}
