import Button from "@mui/material/Button";
import type { startTotp } from "@vaardig/contract/account/secondFactors";
import type { Payload } from "@vaardig/contract/endpoint";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useRemoveTotpMutation, useStartTotpMutation } from "../account.api.ts";
import { FactorRow } from "./FactorRow.tsx";
import type { FactorPartProps } from "./factorPart.ts";
import { TotpDialog } from "./TotpDialog.tsx";
import { useFactorAct } from "./useFactorAct.ts";

/** The authenticator app: set up, or remove after confirmation. */
export function TotpPart({ security, confirmed, onCodes }: FactorPartProps) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const { show } = useSnackbar();
  const act = useFactorAct();
  const [start, starting] = useStartTotpMutation();
  const [remove, removing] = useRemoveTotpMutation();
  const [begun, setBegun] = useState<Payload<typeof startTotp> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { totp_since: since } = security;

  const begin = () => act(async () => setBegun((await confirmed(() => start().unwrap())) ?? null));
  const takeAway = () =>
    act(async () => {
      setAsked(false);
      if (await confirmed(() => remove().unwrap())) show(t("totp.removed"));
    });

  return (
    <>
      <FactorRow
        title={t("totp.title")}
        text={since ? t("totp.on", { date: format.date(since) }) : t("totp.off")}
      >
        {since ? (
          <Button variant="outlined" aria-disabled={removing.isLoading} onClick={() => setAsked(true)}>
            {t("totp.remove")}
          </Button>
        ) : (
          <Button
            variant="outlined"
            aria-disabled={starting.isLoading}
            onClick={() => !starting.isLoading && void begin()}
          >
            {t("totp.set-up-short")}
          </Button>
        )}
      </FactorRow>
      {begun && (
        <TotpDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(codes) => {
            setBegun(null);
            onCodes(codes);
            show(t("totp.added"));
          }}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        title={t("totp.remove-title")}
        text={t("totp.remove-text")}
        confirm={t("totp.remove-confirm")}
        onConfirm={() => void takeAway()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
