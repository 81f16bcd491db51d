import Alert from "@mui/material/Alert";
import type { SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { SignInProgress } from "../frame/SignInProgress.tsx";
import { LoginForm } from "../LoginForm.tsx";
import { readLoginState } from "../loginNotice.ts";
import { PasskeySignIn } from "../second-factor/PasskeySignIn.tsx";
import { useSocialReturn } from "../social/useSocialReturn.ts";

// Lazy, because most accounts have no second step.
const SecondStep = lazy(async () => ({
  default: (await import("../second-factor/SecondStep.tsx")).SecondStep,
}));

/** Sign-in at `/` and `/login`, including the second step. */
export function LoginPage() {
  const { t } = useTranslation("session");
  const { returnTo, endedBy } = useAuth();
  const { notice, email } = readLoginState(useLocation().state);
  const [step, setStep] = useState<SecondFactorDetails | null>(null);
  const [isExpired, setExpired] = useState(false);
  const { busy, refused } = useSocialReturn(setStep);

  if (step) {
    const back = (expired: boolean) => {
      setStep(null);
      setExpired(expired);
    };
    return (
      <PublicFrame title={t("second-step.title")} intro={t("second-step.intro")}>
        <Suspense fallback={<SignInProgress />}>
          <SecondStep details={step} onBack={back} />
        </Suspense>
      </PublicFrame>
    );
  }
  if (busy) {
    return (
      <PublicFrame title={t("social.busy")} intro={t("social.busy-help")}>
        <SignInProgress />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t("login.title")} intro={t(returnTo ? "login.intro-return" : "login.intro")}>
      {notice && <Alert severity="success">{t(`login.notices.${notice}`)}</Alert>}
      {endedBy && <Alert severity="warning">{t(`ended.${endedBy}`)}</Alert>}
      {isExpired && <Alert severity="warning">{t("second-step.expired")}</Alert>}
      {refused && <Alert severity="error">{refused}</Alert>}
      <LoginForm key={email} email={email} onSecondStep={setStep} />
      <PasskeySignIn />
    </PublicFrame>
  );
}
