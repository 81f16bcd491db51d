import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { LoginForm } from "../LoginForm.tsx";
import { readLoginState } from "../loginNotice.ts";
import { useSocialReturn } from "../social/useSocialReturn.ts";

/** Sign-in, at `/` and `/login`. */
export function LoginPage() {
  const { t } = useTranslation("session");
  const { returnTo, endedBy } = useAuth();
  const { notice, email } = readLoginState(useLocation().state);
  const { busy, refused } = useSocialReturn();

  if (busy) {
    return (
      <PublicFrame title={t("social.busy")} intro={t("social.busy-help")}>
        <ColumnSkeleton />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame title={t("login.title")} intro={t(returnTo ? "login.intro-return" : "login.intro")}>
      {notice && <Alert severity="success">{t(`login.notices.${notice}`)}</Alert>}
      {endedBy && <Alert severity="warning">{t(`ended.${endedBy}`)}</Alert>}
      {refused && <Alert severity="error">{refused}</Alert>}
      <LoginForm key={email} email={email} />
    </PublicFrame>
  );
}
