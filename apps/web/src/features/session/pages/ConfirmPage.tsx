import { confirmRegistration } from "@vaardig/contract/session/registration";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useOutcome } from "../../../lib/useOutcome.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { linkState } from "../linkState.ts";

/** Confirms the email address of a sign-up through the emailed link. */
export function ConfirmPage() {
  const { t } = useTranslation("session");
  const secret = useSearchParams()[0].get("secret") ?? "";
  const readable = confirmRegistration.body.safeParse({ secret }).success;
  const { data, error, run } = useOutcome(confirmRegistration);
  const sent = useRef<string | null>(null);

  useEffect(() => {
    // The link works once, and a second call would only fail.
    if (!readable || sent.current === secret) return;
    sent.current = secret;
    void run({ body: { secret } });
  }, [readable, secret, run]);

  const refusal = error?.code.startsWith("link_") ? error.code : undefined;
  const dead = readable ? refusal : "link_unknown";
  if (data || dead) {
    const state = dead ? linkState(dead) : (data?.status ?? "active");
    return (
      <PublicFrame title={t(`confirm.${state}`)} intro={t(`confirm.${state}-help`)}>
        <LinkButton to="/login" primary>
          {t("go-to-sign-in")}
        </LinkButton>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t("confirm.busy")}>
      {error ? (
        <ErrorState error={error} onRetry={() => void run({ body: { secret } })} />
      ) : (
        <ColumnSkeleton fields={1} />
      )}
    </PublicFrame>
  );
}
