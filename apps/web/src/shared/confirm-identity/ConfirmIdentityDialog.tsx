import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Security } from "@vaardig/contract/account/secondFactors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { getPasskeyAssertion, PasskeyError, passkeyObstacle } from "../../lib/passkeys.ts";
import { useSignOut } from "../../lib/useSignOut.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { CodeProof } from "./CodeProof.tsx";
import {
  useConfirmIdentityMutation,
  useGetConfirmationChallengeMutation,
  useGetSecurityQuery,
} from "./confirmIdentity.api.ts";
import { PasswordProof } from "./PasswordProof.tsx";

type Way = "passkey" | "totp" | "password";

function waysOf(security: Security | undefined): Way[] {
  if (!security) return [];
  const ways: [Way, boolean][] = [
    ["passkey", security.passkeys.length > 0 && passkeyObstacle(security.passkey_host) === null],
    ["totp", security.totp_since !== null],
    ["password", security.has_password],
  ];
  return ways.filter(([, isThere]) => isThere).map(([way]) => way);
}

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Confirms the identity, by any method of the account. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation(["confirm-identity", "common"]);
  const { data } = useGetSecurityQuery();
  const signOut = useSignOut();
  const [ask] = useGetConfirmationChallengeMutation();
  const [confirm] = useConfirmIdentityMutation();
  const [chosen, setChosen] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ways = waysOf(data);
  const way = chosen ?? ways[0];

  const byPasskey = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { passkey: asked } = await ask().unwrap();
      if (!asked) throw new Error("no passkey is known");
      await confirm({ body: { passkey: await getPasskeyAssertion(asked) } }).unwrap();
      onConfirmed();
    } catch (error) {
      if (error instanceof PasskeyError) setProblem(t(`confirm-identity:prompt.${error.failure}`));
      else setProblem(isApiError(error) ? error.message : t("common:operation-failed"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog title={t("confirm-identity:title")} onClose={onClose}>
      <Box sx={{ display: "grid", gap: 5 }}>
        <Typography sx={{ color: "text.secondary" }}>
          {t(data && !way ? "confirm-identity:none" : "confirm-identity:text")}
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {way === "passkey" && (
          <Button variant="contained" autoFocus loading={isBusy} onClick={() => void byPasskey()}>
            {t("confirm-identity:passkey")}
          </Button>
        )}
        {way === "totp" && <CodeProof onConfirmed={onConfirmed} />}
        {way === "password" && <PasswordProof onConfirmed={onConfirmed} />}
        {data && !way && (
          <Button variant="contained" onClick={() => void signOut()}>
            {t("confirm-identity:sign-out")}
          </Button>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} onClick={() => setChosen(one)}>
                {t(`confirm-identity:use.${one}`)}
              </Button>
            ))}
          <Button onClick={onClose} sx={{ ml: "auto" }}>
            {t("common:cancel")}
          </Button>
        </Box>
      </Box>
    </FormDialog>
  );
}
