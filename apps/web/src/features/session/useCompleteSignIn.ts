import { getSession, type SessionPayload } from "@vaardig/contract/session/session";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { callOnce } from "../../lib/api/callOnce.ts";
import { returnAddressKept, signedIn } from "../../lib/auth.slice.ts";
import { decodeToken } from "../../lib/decodeToken.ts";
import { currentLanguage } from "../../lib/language/i18n.ts";
import type { LibState } from "../../lib/libState.ts";
import { menuFor } from "../../lib/menu.ts";
import type { ScreenKey } from "../../lib/screenKeys.ts";
import { landingAddress } from "./landing.ts";

/** What waits for the person, the first-visit wizard or a second factor; an answer that does not come must not keep anyone out. */
async function readDemands(token: string): Promise<{ onboarding: boolean; lacksFactor: boolean }> {
  const answer: unknown = await callOnce(getSession, undefined, token).catch(() => undefined);
  const session = getSession.payload.safeParse(answer).data;
  return { onboarding: session?.onboarding ?? false, lacksFactor: Boolean(session?.second_factor) };
}

/** Lets someone in: their session is taken over, and sign-in leads on to where they belong. */
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
        dispatch(returnAddressKept(address));
      }
      dispatch(signedIn(payload));
    },
    [dispatch, getState],
  );
}
