import { useEffect, useEffectEvent } from "react";
import { useAddress } from "./useAddress.ts";

/** URL parameter that asks a screen to start an action. */
export const ACTION_PARAM = "do";

/** Starts the action of the URL once permissions are known, and removes the parameter. */
export function useRequestedAction(
  isReady: boolean,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const { get, set } = useAddress();
  const asked = get(ACTION_PARAM);
  const begin = useEffectEvent((name: string) => {
    set({ [ACTION_PARAM]: null });
    acts[name]?.();
  });
  useEffect(() => {
    if (isReady && asked !== undefined) begin(asked);
  }, [isReady, asked]);
}
