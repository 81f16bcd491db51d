import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { BodyInput } from "@vaardig/contract/endpoint";
import { type Factor, finishSignIn, type SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { passkeyObstacle } from "../../../lib/passkeys.ts";
import { useCompleteSignIn } from "../useCompleteSignIn.ts";
import { CodeStep } from "./CodeStep.tsx";
import { PasskeyStep } from "./PasskeyStep.tsx";

interface Props {
  details: SecondFactorDetails;
  /** Returns to the form; `isExpired`: the sign-in attempt expired. */
  onBack: (isExpired: boolean) => void;
}

/** Easiest first. */
const ORDER: Factor[] = ["passkey", "totp", "recovery_code"];

/** The second step of sign-in: passkey, code or recovery code, as available. */
export function SecondStep({ details, onBack }: Props) {
  const { t } = useTranslation("session");
  const enter = useCompleteSignIn();
  const [chosen, setChosen] = useState<Factor | null>(null);
  const canUse = (factor: Factor) =>
    details.methods.includes(factor) &&
    (factor !== "passkey" || (details.passkey !== null && passkeyObstacle(details.passkey.rpId) === null));
  const factors = ORDER.filter(canUse);
  const factor = chosen ?? factors[0];

  const prove = async (proof: Omit<BodyInput<typeof finishSignIn>, "challenge">) => {
    try {
      await enter(await callOnce(finishSignIn, { body: { challenge: details.challenge, ...proof } }));
    } catch (error) {
      if (isApiError(error) && error.code === "sign_in_expired") return onBack(true);
      throw error;
    }
  };

  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      {factor === "passkey" && details.passkey && (
        <PasskeyStep asked={details.passkey} onProof={(passkey) => prove({ passkey })} />
      )}
      {(factor === "totp" || factor === "recovery_code") && (
        <CodeStep key={factor} factor={factor} onProof={prove} />
      )}
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
        {factors
          .filter((one) => one !== factor)
          .map((one) => (
            <Button key={one} onClick={() => setChosen(one)}>
              {t(`second-step.use.${one}`)}
            </Button>
          ))}
        <Button onClick={() => onBack(false)}>{t("back-to-sign-in")}</Button>
      </Box>
    </Box>
  );
}
