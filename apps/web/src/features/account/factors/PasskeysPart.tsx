import Button from "@mui/material/Button";
import type { Passkey } from "@vaardig/contract/account/secondFactors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { passkeyObstacle } from "../../../lib/passkeys.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useRemovePasskeyMutation } from "../account.api.ts";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";
import { FactorRow } from "./FactorRow.tsx";
import type { FactorPartProps } from "./factorPart.ts";
import { PasskeyList } from "./PasskeyList.tsx";
import { RenamePasskeyDialog } from "./RenamePasskeyDialog.tsx";
import { useFactorAct } from "./useFactorAct.ts";

/** Passkeys: add where the browser supports them, rename, and remove after confirmation. */
export function PasskeysPart({ security, confirmed, onCodes }: FactorPartProps) {
  const { t } = useTranslation("account");
  const { show } = useSnackbar();
  const act = useFactorAct();
  const [remove] = useRemovePasskeyMutation();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const obstacle = passkeyObstacle(security.passkey_host);

  const takeAway = ({ id }: Passkey) =>
    act(async () => {
      setRemoved(null);
      if (await confirmed(() => remove({ params: { id } }).unwrap())) show(t("passkeys.removed"));
    });

  return (
    <>
      <FactorRow
        title={t("passkeys.title")}
        text={
          obstacle
            ? t(`passkeys.obstacle.${obstacle}`, { host: security.passkey_host ?? "" })
            : t("passkeys.text")
        }
      >
        {!obstacle && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t("passkeys.add")}
          </Button>
        )}
      </FactorRow>
      {security.passkeys.length > 0 && (
        <PasskeyList passkeys={security.passkeys} onRename={setRenamed} onRemove={setRemoved} />
      )}
      {isAdding && (
        <AddPasskeyDialog
          confirmed={confirmed}
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            onCodes(codes);
            show(t("passkeys.added"));
          }}
        />
      )}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={t("passkeys.remove-title", { name: removed?.name })}
        text={t("passkeys.remove-text")}
        confirm={t("passkeys.remove-confirm")}
        onConfirm={() => removed && void takeAway(removed)}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
