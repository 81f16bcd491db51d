import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { startSocial } from "@vaardig/contract/session/social";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import type { BotCheckHandle } from "../../../shared/bot-check/useBotCheck.ts";
import { isWebAddress } from "./isWebAddress.ts";
import { ProviderMark, type SocialProvider } from "./ProviderMark.tsx";

export interface SocialProps {
  check: BotCheckHandle;
  operation: "login" | "signup";
  company_slug?: string;
}

/** A button per provider, and the divider to the form. */
export function SocialSignIn({
  providers,
  check,
  operation,
  company_slug,
}: SocialProps & { providers: SocialProvider[] }) {
  const { t } = useTranslation(["session", "common", "validation"]);
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const leaveFor = async (provider: SocialProvider): Promise<void> => {
    if (leaving) return;
    setLeaving(provider);
    setRefused(null);
    try {
      const token = await check.token();
      if (!token) throw new Error("no token");
      const body = { token, operation, ...(company_slug ? { company_slug } : {}) };
      const { authorization_url } = await callOnce(startSocial, { params: { provider }, body });
      if (!isWebAddress(authorization_url)) throw new Error("no address");
      window.location.assign(authorization_url);
    } catch (error) {
      setRefused(isApiError(error) ? error.message : t("validation:bot_check"));
      setLeaving(null);
      check.renew();
    }
  };

  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <Box sx={{ display: "grid", gap: 3 }}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            size="large"
            fullWidth
            loading={leaving === provider}
            loadingPosition="start"
            startIcon={<ProviderMark provider={provider} />}
            onClick={() => leaveFor(provider)}
          >
            {t(`session:social.${operation}-${provider}`)}
          </Button>
        ))}
      </Box>
      <Divider sx={{ color: "text.secondary", typography: "caption" }}>{t("session:social.or")}</Divider>
    </>
  );
}
