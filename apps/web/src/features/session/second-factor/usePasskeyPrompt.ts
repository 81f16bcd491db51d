import type { PasskeyAssertion, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { PasskeyError, provePasskey } from "../../../lib/passkeys.ts";

interface Prompt {
  isBusy: boolean;
  /** Why the last prompt came to nothing, in words. */
  problem: string | null;
  prompt: (
    ask: () => Promise<PasskeyRequest>,
    use: (passkey: PasskeyAssertion) => Promise<void>,
  ) => Promise<void>;
}

/** Opens the browser's prompt for a passkey and says why it came to nothing. */
export function usePasskeyPrompt(): Prompt {
  const { t } = useTranslation(["session", "common"]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const prompt: Prompt["prompt"] = async (ask, use) => {
    setBusy(true);
    setProblem(null);
    try {
      await use(await provePasskey(await ask()));
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
