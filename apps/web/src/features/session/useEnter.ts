import { getSession, type SessionPayload } from "@vaardig/contract/session";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { returnAddressKept, signedIn } from "../../lib/auth.slice.ts";
import { decodeToken } from "../../lib/decodeToken.ts";
import { currentLanguage, i18n } from "../../lib/i18n.ts";
import type { LibState } from "../../lib/libState.ts";
import { menuFor } from "../../lib/menu.ts";
import { send } from "../../lib/send.ts";
import { landingAddress } from "./landing.ts";

/** Whether the first-visit wizard opens; an answer that does not come must not keep anybody out. */
async function opensOnboarding(token: string): Promise<boolean> {
  const language = currentLanguage();
  const answer = await send(
    getSession,
    {},
    { token, language, ownMessage: () => i18n.t("operation-failed") },
  );
  const session = "data" in answer ? getSession.payload.safeParse(answer.data) : undefined;
  return session?.data?.onboarding ?? false;
}

/** Lets somebody in: their session is taken over, and sign-in leads on to where they belong. */
export function useEnter(): (payload: SessionPayload) => Promise<void> {
  const { dispatch, getState } = useStore<LibState>();
  return useCallback(
    async (payload) => {
      const role = decodeToken(payload.token)?.user.system_role;
      if (role) {
        const address = landingAddress({
          role,
          menu: menuFor(payload.menu_schema, role),
          language: currentLanguage(),
          onboarding: await opensOnboarding(payload.token),
          returnTo: getState().auth.returnTo,
        });
        dispatch(returnAddressKept(address));
      }
      dispatch(signedIn(payload));
    },
    [dispatch, getState],
  );
}
