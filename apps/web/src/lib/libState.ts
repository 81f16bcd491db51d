import { useSelector } from "react-redux";
import type { AuthState } from "./auth.slice.ts";
import type { SnackbarState } from "./snackbar.slice.ts";

/** The part of the store available to shared code; the application's store is a superset. */
export interface LibState {
  auth: AuthState;
  snackbar: SnackbarState;
}

/** Returns the auth state: current person, menu and role home. */
export function useAuth(): AuthState {
  return useSelector((state: LibState) => state.auth);
}
