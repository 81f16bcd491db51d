import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Employee } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useResendAddressChangeMutation, useWithdrawAddressChangeMutation } from "../employees.api.ts";

interface Props {
  person: Employee;
  pending: NonNullable<Employee["pending_email"]>;
}

/** A pending address, until confirmed by the person or the old address: resend or withdraw. */
export function PendingEmail({ person, pending }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [resend, resending] = useResendAddressChangeMutation();
  const [withdraw, withdrawing] = useWithdrawAddressChangeMutation();
  const isBusy = resending.isLoading || withdrawing.isLoading;
  const act = async (call: typeof resend | typeof withdraw, done: string) => {
    if (isBusy) return;
    try {
      await call({ body: { user_id: person.id } }).unwrap();
      show(done);
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };
  return (
    <Alert severity="info" sx={{ alignItems: "flex-start" }}>
      <AlertTitle sx={{ overflowWrap: "anywhere" }}>
        {t("pending.title", { email: pending.email })}
      </AlertTitle>
      {t("pending.text", { name: person.name, old: person.email, date: format.date(pending.expires_at) })}
      {person.can.includes("change_email") && (
        <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={isBusy}
            onClick={() => void act(resend, t("pending.resent", { old: person.email }))}
          >
            {t("pending.resend")}
          </Button>
          <Button
            size="small"
            aria-disabled={isBusy}
            onClick={() => void act(withdraw, t("pending.withdrawn", { name: person.name }))}
          >
            {t("pending.withdraw")}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
