import { useSelector } from "react-redux";
import type { AuthState } from "./auth.slice.ts";
import type { SnackbarState } from "./snackbar.slice.ts";

/** The part of the store that shared code may read; the app's store is a superset. */
export interface LibState {
  auth: AuthState;
  snackbar: SnackbarState;
}

/** Who is signed in, with menu and role home. */
export function useAuth(): AuthState {
  return useSelector((state: LibState) => state.auth);
}
