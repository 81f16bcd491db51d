import { type ReactNode, useCallback, useState } from "react";
import { isApiError } from "../../lib/api/apiError.ts";
import { ConfirmIdentityDialog } from "./ConfirmIdentityDialog.tsx";

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

interface Confirmation {
  /** Does an act; where the server wants to know first who it is, asks and does it then. Undefined where the person gave up. */
  confirmed: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  dialog: ReactNode;
}

/** Asks for a proof of who it is before second factors change, where the last one is too old. */
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
