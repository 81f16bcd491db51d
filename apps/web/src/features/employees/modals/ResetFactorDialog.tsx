import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useConfirmation } from "../../../shared/confirm-identity/useConfirmation.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useResetSecondFactorMutation } from "../employees.api.ts";

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Removes a person's lost second factors, after confirmation and proof of the reader's identity. */
export function ResetFactorDialog({ person: { id, name }, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const { confirmed, dialog } = useConfirmation();
  const [reset, { isLoading }] = useResetSecondFactorMutation();
  const [isAsked, setAsked] = useState(true);

  const go = async () => {
    setAsked(false);
    try {
      if (await confirmed(() => reset({ query: { user_id: id } }).unwrap()))
        show(t("employees:reset-factor.done", { name }));
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
    onClose();
  };

  return (
    <>
      <ConfirmDialog
        open={isAsked}
        title={t("employees:reset-factor.title", { name })}
        text={t("employees:reset-factor.text", { name })}
        confirm={t("employees:reset-factor.confirm")}
        isBusy={isLoading}
        onConfirm={() => void go()}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}
