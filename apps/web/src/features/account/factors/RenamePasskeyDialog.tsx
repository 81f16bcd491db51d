import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import { type Passkey, passkeyNameBody } from "@vaardig/contract/account/secondFactors";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useRenamePasskeyMutation } from "../account.api.ts";

/** Dialog to rename a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation(["account", "common"]);
  const [rename] = useRenamePasskeyMutation();
  const form = useContractForm(passkeyNameBody, {
    defaultValues: { name: passkey.name },
    about: passkey.id,
  });
  return (
    <FormDialog title={t("account:passkeys.rename")} onClose={onClose}>
      <Form
        form={form}
        label={t("account:passkeys.rename")}
        whilePaused
        onSubmit={async (body) => {
          await rename({ params: { id: passkey.id }, body }).unwrap();
          onClose();
        }}
      >
        <TextInput
          control={form.control}
          name="name"
          label={t("account:passkeys.name")}
          counter={LIMITS.name}
          autoFocus
          required
        />
        <DialogActions sx={{ p: 0 }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("common:save")}</SubmitButton>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
