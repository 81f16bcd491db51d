import type { SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { finishSocial } from "@vaardig/contract/session/social";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { secondFactorOf } from "../second-factor/secondFactorOf.ts";
import { useCompleteSignIn } from "../useCompleteSignIn.ts";
import { socialErrorKey } from "./socialErrorKey.ts";

type Outcome = { code: string } | { message: string };

/** Completes a sign-in that returns from a provider; returns whether it is in progress, and the error. */
export function useSocialReturn(onSecondStep: (details: SecondFactorDetails) => void): {
  busy: boolean;
  refused: string | null;
} {
  const { t } = useTranslation(["session", "common"]);
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const enter = useCompleteSignIn();
  const code = search.get("social");
  const errorCode = search.get("social_error");
  const [busy, setBusy] = useState(code !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const taken = useRef<string | null>(null);
  // An event, because a caller's function that is new at each render would run the effect again.
  const startSecondStep = useEffectEvent(onSecondStep);

  useEffect(() => {
    if (errorCode) setOutcome({ code: errorCode });
    // The code works once, so it is removed from the URL and the history.
    if (errorCode || code) void navigate(pathname, { replace: true });
    if (!code || taken.current === code) return;
    taken.current = code;
    setBusy(true);
    callOnce(finishSocial, { body: { code } })
      .then(enter)
      .catch((error: unknown) => {
        const details = secondFactorOf(error);
        if (details) {
          setBusy(false);
          return startSecondStep(details);
        }
        setOutcome(isApiError(error) ? { message: error.message } : { code: "social_failed" });
        setBusy(false);
      });
  }, [code, errorCode, pathname, navigate, enter]);

  const refused = outcome && ("message" in outcome ? outcome.message : t(socialErrorKey(outcome.code)));
  return { busy, refused };
}
