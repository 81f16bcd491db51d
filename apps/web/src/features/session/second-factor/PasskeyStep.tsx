import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { PasskeyAssertion, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import { useTranslation } from "react-i18next";
import { usePasskeyPrompt } from "./usePasskeyPrompt.ts";

interface Props {
  asked: PasskeyRequest;
  onProof: (passkey: PasskeyAssertion) => Promise<void>;
}

/** A passkey as second factor; a button opens the browser's prompt. */
export function PasskeyStep({ asked, onProof }: Props) {
  const { t } = useTranslation("session");
  const { isBusy, problem, prompt } = usePasskeyPrompt();
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="contained"
        size="large"
        fullWidth
        autoFocus
        loading={isBusy}
        onClick={() => void prompt(async () => asked, onProof)}
      >
        {t("second-step.passkey")}
      </Button>
    </Box>
  );
}
