import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useGetSessionQuery } from "../../../lib/api/me.api.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useGetSecurityQuery } from "../../../shared/confirm-identity/confirmIdentity.api.ts";
import { useConfirmation } from "../../../shared/confirm-identity/useConfirmation.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { refetchSession } from "../account.api.ts";
import { Section } from "../parts/Section.tsx";
import { PasskeysPart } from "./PasskeysPart.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RecoveryPart } from "./RecoveryPart.tsx";
import { TotpPart } from "./TotpPart.tsx";

/** Two-step verification: authenticator app, passkeys and recovery codes. */
export function TwoStepSection() {
  const { t } = useTranslation("account");
  const format = useFormat();
  const dispatch = useDispatch();
  const { data, error, refetch } = useGetSecurityQuery();
  const { data: session } = useGetSessionQuery();
  const { confirmed, dialog } = useConfirmation();
  const [codes, setCodes] = useState<string[] | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <DetailSkeleton />;
  const isOn = data.totp_since !== null || data.passkeys.length > 0;
  const missing = session?.second_factor;
  const close = () => {
    setCodes(null);
    dispatch(refetchSession());
  };
  const part = {
    security: data,
    confirmed,
    onCodes: (made: string[] | null) => (made ? setCodes(made) : close()),
  };
  return (
    <Section title={t("two-step.title")} text={t("two-step.text")}>
      <Box sx={{ display: "grid", gap: 4 }}>
        {missing ? (
          <Alert severity="warning">
            {missing.overdue
              ? t("two-step.overdue")
              : t("two-step.due", { date: format.date(missing.due_at) })}
          </Alert>
        ) : (
          <Alert severity={isOn ? "success" : "info"}>{t(isOn ? "two-step.on" : "two-step.off")}</Alert>
        )}
        <TotpPart {...part} />
        <Divider />
        <PasskeysPart {...part} />
        {isOn && (
          <>
            <Divider />
            <RecoveryPart {...part} />
          </>
        )}
      </Box>
      {dialog}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </Section>
  );
}
