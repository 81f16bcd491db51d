import { AREA } from "./areaScreen.ts";
import { keepReturnAddress } from "./keepReturnAddress.ts";
import { persistState } from "./persistState.ts";
import { store } from "./store.ts";

/** Restores who is signed in, and starts reading their area while words are still on their way. */
export async function restoreState(): Promise<void> {
  await persistState(() => window.localStorage);
  keepReturnAddress();
  // The area is read again where it is shown, so a failure here is left to that place.
  if (store.getState().auth.token) AREA.load().catch(() => undefined);
}
