import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useMakeRecoveryCodesMutation } from "../account.api.ts";
import { FactorRow } from "./FactorRow.tsx";
import type { FactorPartProps } from "./factorPart.ts";
import { useFactorAct } from "./useFactorAct.ts";

/** Number of remaining recovery codes, and a button to replace them. */
export function RecoveryPart({ security, confirmed, onCodes }: FactorPartProps) {
  const { t } = useTranslation("account");
  const act = useFactorAct();
  const [make, making] = useMakeRecoveryCodesMutation();
  const [isAsked, setAsked] = useState(false);

  const renew = () =>
    act(async () => {
      setAsked(false);
      const made = await confirmed(() => make().unwrap());
      if (made) onCodes(made.recovery_codes);
    });

  return (
    <>
      <FactorRow title={t("codes.row")} text={t("codes.left", { count: security.recovery_codes_left })}>
        <Button variant="outlined" aria-disabled={making.isLoading} onClick={() => setAsked(true)}>
          {t("codes.renew")}
        </Button>
      </FactorRow>
      <ConfirmDialog
        open={isAsked}
        title={t("codes.renew-title")}
        text={t("codes.renew-text")}
        confirm={t("codes.renew-confirm")}
        onConfirm={() => void renew()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
