import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import Typography from "@mui/material/Typography";
import { passkeyNameBody } from "@vaardig/contract/account/secondFactors";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { createPasskey, PasskeyError, type PasskeyFailure } from "../../../lib/passkeys.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { UnguardedForm } from "../../../ui/UnguardedForm.tsx";
import { useAddPasskeyMutation, useStartPasskeyMutation } from "../account.api.ts";
import type { FactorPartProps } from "./factorPart.ts";

interface Props extends Pick<FactorPartProps, "confirmed"> {
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Names and creates a passkey; a cancelled browser prompt keeps the name. */
export function AddPasskeyDialog({ confirmed, onDone, onClose }: Props) {
  const { t } = useTranslation(["account", "common"]);
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const form = useContractForm(passkeyNameBody, {
    defaultValues: { name: t("account:passkeys.first-name") },
  });

  const make = async ({ name }: { name: string }) => {
    setFailure(null);
    try {
      const asked = await confirmed(() => start().unwrap());
      if (!asked) return;
      const passkey = await createPasskey(asked);
      const added = await confirmed(() => add({ body: { name, passkey } }).unwrap());
      if (added) onDone(added.recovery_codes);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setFailure(error.failure);
    }
  };

  return (
    <FormDialog title={t("account:passkeys.add")} onClose={onClose}>
      <UnguardedForm form={form} label={t("account:passkeys.add")} whilePaused onSubmit={make}>
        <Typography sx={{ color: "text.secondary" }}>{t("account:passkeys.add-text")}</Typography>
        {failure && (
          <Alert severity={failure === "cancelled" ? "info" : "error"}>
            {t(`account:passkeys.prompt.${failure}`)}
          </Alert>
        )}
        <TextInput
          control={form.control}
          name="name"
          label={t("account:passkeys.name")}
          help={t("account:passkeys.name-help")}
          counter={LIMITS.name}
          autoFocus
          required
        />
        <DialogActions sx={{ p: 0 }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("account:passkeys.make")}</SubmitButton>
        </DialogActions>
      </UnguardedForm>
    </FormDialog>
  );
}
