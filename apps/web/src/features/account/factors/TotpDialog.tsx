import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import Typography from "@mui/material/Typography";
import { confirmTotpBody, type startTotp } from "@vaardig/contract/account/secondFactors";
import type { Payload } from "@vaardig/contract/endpoint";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { CodeInput } from "../../../ui/CodeInput.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { UnguardedForm } from "../../../ui/UnguardedForm.tsx";
import { useConfirmTotpMutation } from "../account.api.ts";
import { QrCode } from "./QrCode.tsx";

interface Props {
  begun: Payload<typeof startTotp>;
  /** `codes`: the recovery codes created with the first factor. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Returns the secret in groups of four, for typing. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Sets up an authenticator app: scan, then enter a code; nothing is enabled before. */
export function TotpDialog({ begun, onDone, onClose }: Props) {
  const { t } = useTranslation(["account", "common"]);
  const [confirm] = useConfirmTotpMutation();
  const form = useContractForm(confirmTotpBody, { defaultValues: { code: "" } });
  return (
    <FormDialog title={t("account:totp.set-up")} size="sm" onClose={onClose}>
      <Box component="ol" sx={{ m: 0, mb: 5, pl: 5, display: "grid", gap: 4 }}>
        <li>
          <Typography sx={{ mb: 3 }}>{t("account:totp.scan")}</Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 5, alignItems: "center" }}>
            <QrCode text={begun.uri} label={t("account:totp.qr")} />
            <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {t("account:totp.by-hand")}
              </Typography>
              <Typography className="tabular" sx={{ mt: 1, fontWeight: 500, overflowWrap: "anywhere" }}>
                {spaced(begun.secret)}
              </Typography>
            </Box>
          </Box>
        </li>
        <li>{t("account:totp.type")}</li>
      </Box>
      <UnguardedForm
        form={form}
        label={t("account:totp.set-up")}
        whilePaused
        onSubmit={async (body) => onDone((await confirm({ body }).unwrap()).recovery_codes)}
      >
        <CodeInput
          control={form.control}
          name="code"
          label={t("account:totp.code")}
          help={t("account:totp.code-help")}
        />
        <DialogActions sx={{ p: 0 }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("account:totp.turn-on")}</SubmitButton>
        </DialogActions>
      </UnguardedForm>
    </FormDialog>
  );
}
