import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { getRegistrationCompany } from "@vaardig/contract/session/registration";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useParams } from "react-router";
import { useRead } from "../../../lib/api/useRead.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { SignUpForm } from "../sign-up/SignUpForm.tsx";

/** Sign-up as an employee of the company in the URL. */
export function SignUpPage() {
  const { t } = useTranslation("session");
  const { company_slug = "" } = useParams();
  const { data, error, again } = useRead(getRegistrationCompany, { query: { company_slug } });
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  if (mailedTo) {
    return (
      <PublicFrame title={t("sign-up.mailed")} intro={t("sign-up.mailed-intro", { email: mailedTo })}>
        <ol style={{ margin: 0, paddingInlineStart: 20 }}>
          <li>{t("sign-up.mailed-open")}</li>
          <li>{t("sign-up.mailed-wait", { company: data?.name })}</li>
        </ol>
        <LinkButton to="/login" primary>
          {t("go-to-sign-in")}
        </LinkButton>
      </PublicFrame>
    );
  }
  if (error && error.status < 500 && error.status >= 400) {
    return (
      <PublicFrame title={t("sign-up.unknown")} intro={t("sign-up.unknown-help", { slug: company_slug })}>
        <LinkButton to="/login" primary>
          {t("go-to-sign-in")}
        </LinkButton>
      </PublicFrame>
    );
  }
  if (!data) {
    return (
      <PublicFrame title={t("sign-up.title-plain")}>
        {error ? <ErrorState error={error} onRetry={again} /> : <ColumnSkeleton fields={4} />}
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t("sign-up.title", { company: data.name })} intro={t("sign-up.intro")}>
      <SignUpForm slug={data.slug} onMailSent={setMailedTo} />
      <Typography sx={{ textAlign: "center", color: "text.secondary" }}>
        {t("sign-up.have-account")}{" "}
        <Link component={RouterLink} to="/login">
          {t("sign-in")}
        </Link>
      </Typography>
    </PublicFrame>
  );
}
