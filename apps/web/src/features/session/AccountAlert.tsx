import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../lib/api/apiError.ts";
import { accountState } from "./accountState.ts";

/** Explains why a correct password did not give access, and the next step. */
export function AccountAlert({ error }: { error: ApiError }) {
  const { t } = useTranslation("session");
  const state = accountState(error.code);
  return (
    <Alert severity="warning">
      <strong>{error.message}.</strong> {state && t(`account.${state}`)}
    </Alert>
  );
}
