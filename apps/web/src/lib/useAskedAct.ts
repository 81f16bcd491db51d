import { useEffect, useEffectEvent } from "react";
import { useAddress } from "./useAddress.ts";

/** Name under which an address asks a screen to begin an act. */
export const DO = "do";

/** Begins the act that the address asks for, once the screen knows whether it may; the address then forgets it. */
export function useAskedAct(
  isReady: boolean,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const { get, set } = useAddress();
  const asked = get(DO);
  const begin = useEffectEvent((name: string) => {
    set({ [DO]: null });
    acts[name]?.();
  });
  useEffect(() => {
    if (isReady && asked !== undefined) begin(asked);
  }, [isReady, asked]);
}
