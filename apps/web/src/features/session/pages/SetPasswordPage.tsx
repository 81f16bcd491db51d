import { getInvitation } from "@vaardig/contract/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useRead } from "../../../lib/api/useRead.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { linkState } from "../linkState.ts";
import { SetPasswordForm } from "../password/SetPasswordForm.tsx";

/** Accepts an invitation: greeting, first password, sign-in. */
export function SetPasswordPage() {
  const { t } = useTranslation("session");
  const invite = useSearchParams()[0].get("invite") ?? "";
  const readable = getInvitation.query.safeParse({ invite }).success;
  const { data: invitation, error, again } = useRead(getInvitation, readable ? { query: { invite } } : null);
  const [refusal, setRefusal] = useState<string | null>(null);

  if (!invite) return <Dead title={t("set-password.no-link")} help={t("set-password.no-link-help")} />;

  const told = error?.code.startsWith("invitation_") ? error.code : undefined;
  const dead = refusal ?? (readable ? !invitation && told : "invitation_unknown");
  if (dead) {
    const state = dead === "invitation_closed" ? "closed" : linkState(dead);
    return <Dead title={t(`set-password.${state}`)} help={t(`set-password.${state}-help`)} />;
  }
  if (!invitation) {
    return (
      <PublicFrame title={t("set-password.label")}>
        {error ? <ErrorState error={error} onRetry={again} /> : <ColumnSkeleton />}
      </PublicFrame>
    );
  }
  const { first_name, company_name, email, applicant, asked } = invitation;
  const intro = asked ? "intro-asked" : applicant ? "intro-applicant" : "intro";
  return (
    <PublicFrame
      title={t("set-password.title", { name: first_name })}
      intro={t(`set-password.${intro}`, { company: company_name, email })}
    >
      <SetPasswordForm
        invite={invite}
        email={email}
        purpose={applicant ? "my-applications" : undefined}
        onDeadLink={setRefusal}
      />
    </PublicFrame>
  );
}

function Dead({ title, help }: { title: string; help: string }) {
  const { t } = useTranslation("session");
  return (
    <PublicFrame title={title} intro={help}>
      <LinkButton to="/login" primary>
        {t("go-to-sign-in")}
      </LinkButton>
    </PublicFrame>
  );
}
