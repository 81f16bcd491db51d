import { getSession, type SessionPayload } from "@vaardig/contract/session/session";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { callOnce } from "../../lib/api/callOnce.ts";
import { returnAddressSaved, signedIn } from "../../lib/auth.slice.ts";
import { decodeToken } from "../../lib/decodeToken.ts";
import { currentLanguage } from "../../lib/language/i18n.ts";
import type { LibState } from "../../lib/libState.ts";
import { menuFor } from "../../lib/menu.ts";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { landingAddress } from "./landing.ts";

/**
 * Returns pending steps of the person, onboarding or a second factor; a missing response must not block
 * sign-in.
 */
async function readDemands(token: string): Promise<{ onboarding: boolean; lacksFactor: boolean }> {
  const answer: unknown = await callOnce(getSession, undefined, token).catch(() => undefined);
  const session = getSession.payload.safeParse(answer).data;
  return { onboarding: session?.onboarding ?? false, lacksFactor: Boolean(session?.second_factor) };
}

/** Returns a function that stores the session of a sign-in; the sign-in screen then redirects. */
export function useCompleteSignIn(): (payload: SessionPayload, purpose?: ScreenKey) => Promise<void> {
  const { dispatch, getState } = useStore<LibState>();
  return useCallback(
    async (payload, purpose) => {
      const role = decodeToken(payload.token)?.user.system_role;
      if (role) {
        const address = landingAddress({
          role,
          menu: menuFor(payload.menu_schema, role),
          language: currentLanguage(),
          ...(await readDemands(payload.token)),
          returnTo: getState().auth.returnTo,
          purpose,
        });
        dispatch(returnAddressSaved(address));
      }
      dispatch(signedIn(payload));
    },
    [dispatch, getState],
  );
}
