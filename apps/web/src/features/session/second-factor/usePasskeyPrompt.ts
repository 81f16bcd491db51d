import type { PasskeyAssertion, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { getPasskeyAssertion, PasskeyError } from "../../../lib/passkeys.ts";

interface Prompt {
  isBusy: boolean;
  /** Error message of the last prompt; null without one. */
  problem: string | null;
  prompt: (
    ask: () => Promise<PasskeyRequest>,
    use: (passkey: PasskeyAssertion) => Promise<void>,
  ) => Promise<void>;
}

/** Returns a function that opens the browser's passkey prompt, and its error message. */
export function usePasskeyPrompt(): Prompt {
  const { t } = useTranslation(["session", "common"]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prompt: Prompt["prompt"] = async (ask, use) => {
    setBusy(true);
    setProblem(null);
    try {
      await use(await getPasskeyAssertion(await ask()));
    } catch (error) {
      if (error instanceof PasskeyError)
        setProblem(t(error.failure === "cancelled" ? "session:passkey.cancelled" : "session:passkey.failed"));
      else setProblem(isApiError(error) ? error.message : t("common:operation-failed"));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, prompt };
}
