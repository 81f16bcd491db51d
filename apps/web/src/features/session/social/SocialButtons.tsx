import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import type { BotCheckHandle } from "../botCheck/useBotCheck.ts";
import { useGetSocialProvidersQuery, useStartSocialMutation } from "../session.api.ts";
import { useKept } from "../useKept.ts";
import { isWebAddress } from "./isWebAddress.ts";
import { ProviderMark, type SocialProvider } from "./ProviderMark.tsx";

interface Props {
  check: BotCheckHandle;
  operation: "login" | "signup";
  company_slug?: string;
}

/** Buttons of the identity providers that are configured; nothing when there are none. */
export function SocialButtons({ check, operation, company_slug }: Props) {
  const { t } = useTranslation(["session", "common", "validation"]);
  const providers = useKept(useGetSocialProvidersQuery().data)?.providers ?? [];
  const [startSocial] = useStartSocialMutation();
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  if (providers.length === 0) return null;

  const leaveFor = async (provider: SocialProvider): Promise<void> => {
    if (leaving) return;
    setLeaving(provider);
    setRefused(null);
    try {
      const token = await check.token();
      if (!token) throw new Error("no token");
      const body = { token, operation, ...(company_slug ? { company_slug } : {}) };
      const { authorization_url } = await startSocial({ params: { provider }, body }).unwrap();
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
