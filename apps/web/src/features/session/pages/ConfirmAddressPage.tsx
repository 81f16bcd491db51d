import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { AddressByLink } from "../address/AddressByLink.tsx";
import { AddressBySession } from "../address/AddressBySession.tsx";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";

/** Confirms or refuses a new sign-in address: through the emailed link, or signed in. */
export function ConfirmAddressPage() {
  const { t } = useTranslation("session");
  const { token } = useAuth();
  const secret = useSearchParams()[0].get("secret");
  if (secret !== null) return <AddressByLink secret={secret} />;
  if (token) return <AddressBySession token={token} />;
  return (
    <PublicFrame title={t("address.title")} intro={t("address.signed-out")}>
      <LinkButton to="/login" primary>
        {t("go-to-sign-in")}
      </LinkButton>
    </PublicFrame>
  );
}
