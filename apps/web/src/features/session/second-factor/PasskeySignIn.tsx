import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { askPasskey, signInWithPasskey } from "@vaardig/contract/session/secondFactor";
import PasskeyIcon from "lucide-react/icons/fingerprint-pattern";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { signInStarted } from "../../../lib/auth.slice.ts";
import { passkeyObstacle } from "../../../lib/passkeys.ts";
import { useCompleteSignIn } from "../useCompleteSignIn.ts";
import { usePasskeyPrompt } from "./usePasskeyPrompt.ts";

/** Sign-in with a passkey alone; nothing when the browser does not support it. */
export function PasskeySignIn() {
  const { t } = useTranslation("session");
  const dispatch = useDispatch();
  const enter = useCompleteSignIn();
  const { isBusy, problem, prompt } = usePasskeyPrompt();
  if (passkeyObstacle() !== null) return null;
  const signIn = () =>
    prompt(
      () => callOnce(askPasskey),
      async (passkey) => {
        dispatch(signInStarted());
        await enter(await callOnce(signInWithPasskey, { body: { passkey } }));
      },
    );
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={isBusy}
        loadingPosition="start"
        startIcon={<PasskeyIcon size={20} />}
        onClick={() => void signIn()}
      >
        {t("passkey.sign-in")}
      </Button>
    </>
  );
}
