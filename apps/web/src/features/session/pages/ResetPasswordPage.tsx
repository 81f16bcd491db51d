import { confirmRegistration } from "@vaardig/contract/session/registration";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { linkState } from "../linkState.ts";
import { ResetPasswordForm } from "../password/ResetPasswordForm.tsx";

/** Sets a new password through the emailed link; an invalid link offers a new one. */
export function ResetPasswordPage() {
  const { t } = useTranslation("session");
  const secret = useSearchParams()[0].get("secret") ?? "";
  const [dead, setDead] = useState<string | null>(null);
  const readable = confirmRegistration.body.safeParse({ secret }).success;

  if (dead || !readable) {
    const state = linkState(dead ?? "link_unknown");
    return (
      <PublicFrame title={t(`reset.${state}`)} intro={t(`reset.${state}-help`)}>
        <LinkButton to="/forgot-password" primary>
          {t("reset.ask-again")}
        </LinkButton>
        <LinkButton to="/login">{t("back-to-sign-in")}</LinkButton>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t("reset.title")} intro={t("reset.intro")}>
      <ResetPasswordForm secret={secret} onDeadLink={setDead} />
    </PublicFrame>
  );
}
