import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddCertificateMutation, useDeleteCertificateMutation } from "../profile.api.ts";

/** Deletes a certificate, which can be taken back; the list is read again after each. */
export function useCertificateActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [deleteEntry] = useDeleteCertificateMutation();
  const [addEntry] = useAddCertificateMutation();

  return {
    remove: async ({ id, name, issuer, number, issued_on, expires_on }: Certificate) => {
      const body = { name, issuer, number, issued_on, expires_on };
      if (!(await notifyErrors(() => deleteEntry({ query: { id } }).unwrap()))) return;
      show(t("certificates.deleted"), "success", {
        undo: () => void notifyErrors(() => addEntry({ body: { ...body, user_id: userId } }).unwrap()),
      });
    },
  };
}
