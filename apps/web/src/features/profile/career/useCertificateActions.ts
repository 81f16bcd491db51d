import type { Certificate } from "@vaardig/contract/profile/certificates";
import { useTranslation } from "react-i18next";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddCertificateMutation, useDeleteCertificateMutation } from "../profile.api.ts";

/**
 * Returns a function that deletes a certificate, with undo when nothing would be lost; the list is
 * refetched.
 */
export function useCertificateActions(userId: string) {
  const { t } = useTranslation("profile");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const [deleteEntry] = useDeleteCertificateMutation();
  const [addEntry] = useAddCertificateMutation();

  return {
    remove: async (entry: Certificate, canUndo: boolean) => {
      const { id, name, issuer, number, issued_on, expires_on, skill } = entry;
      const body = { name, issuer, number, issued_on, expires_on, skill_id: skill?.id ?? null };
      if (!(await notifyErrors(() => deleteEntry({ query: { id } }).unwrap()))) return;
      const undo = () => void notifyErrors(() => addEntry({ body: { ...body, user_id: userId } }).unwrap());
      show(t("certificates.deleted"), "success", canUndo ? { undo } : {});
    },
  };
}
