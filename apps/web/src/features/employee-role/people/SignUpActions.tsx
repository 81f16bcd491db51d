import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useApproveSignUpMutation, useDeclineSignUpMutation } from "../employee-role.api.ts";

/** Approves a sign-up, or declines it after confirmation. */
export function SignUpActions({ person }: { person: EmployeeRole }) {
  const { t } = useTranslation(["employee-role", "common"]);
  const { show } = useSnackbar();
  const [approve, approving] = useApproveSignUpMutation();
  const [decline, declining] = useDeclineSignUpMutation();
  const [isAsking, setAsking] = useState(false);
  const isBusy = approving.isLoading || declining.isLoading;
  const { id: user_id, name, email } = person;

  const settle = async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      show(done);
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
    setAsking(false);
  };
  return (
    <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap" }}>
      <Button
        variant="outlined"
        disabled={isBusy}
        aria-label={t("approve-name", { name })}
        onClick={() => settle(approve({ body: { user_id } }).unwrap(), t("approved", { name }))}
      >
        {t("approve")}
      </Button>
      <Button disabled={isBusy} aria-label={t("decline-name", { name })} onClick={() => setAsking(true)}>
        {t("decline")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("decline-title", { name })}
        text={t("decline-text", { email })}
        confirm={t("decline")}
        isBusy={isBusy}
        onConfirm={() => settle(decline({ body: { user_id } }).unwrap(), t("declined", { name }))}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
