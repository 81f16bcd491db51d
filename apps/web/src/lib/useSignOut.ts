import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { useLogoutMutation } from "./api/me.api.ts";
import { signedOut } from "./auth.slice.ts";
import { deleteDrafts } from "./form/formDrafts.ts";

/** Milliseconds to wait for the server; without a response, sign-out still completes here. */
const PATIENCE_MS = 3000;

/** Ends the session on the server, then here. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([logout(), patience]);
    deleteDrafts(window.sessionStorage);
    dispatch(signedOut());
  }, [dispatch, logout]);
}
