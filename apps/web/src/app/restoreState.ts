import { AREA_SCREEN } from "./areaScreen.ts";
import { persistState } from "./persistState.ts";
import { saveReturnAddress } from "./saveReturnAddress.ts";
import { store } from "./store.ts";

/** Restores the session, and starts loading the signed-in area while translations load. */
export async function restoreState(): Promise<void> {
  await persistState(() => window.localStorage);
  saveReturnAddress();
  // Errors are ignored here, because the area is loaded again where it is rendered.
  if (store.getState().auth.token) AREA_SCREEN.load().catch(() => undefined);
}
