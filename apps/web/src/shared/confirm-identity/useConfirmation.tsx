import { type ReactNode, useCallback, useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";
import { ConfirmIdentityDialog } from "./ConfirmIdentityDialog.tsx";

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

interface Confirmation {
  /**
   * Runs an action; when the server requires an identity check, asks for it and retries. Undefined when
   * cancelled.
   */
  confirmed: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  dialog: ReactNode;
}

/** Asks for an identity check before second factors change, when the last one is too old. */
export function useConfirmation(): Confirmation {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const confirmed = useCallback(async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!isApiError(error) || error.code !== "confirmation_required") throw error;
      const isProved = await new Promise<boolean>((resolve) =>
        setWaiting({ goOn: () => resolve(true), giveUp: () => resolve(false) }),
      );
      setWaiting(null);
      return isProved ? act() : undefined;
    }
  }, []);
  const dialog = waiting && <ConfirmIdentityDialog onConfirmed={waiting.goOn} onClose={waiting.giveUp} />;
  return { confirmed, dialog };
}
