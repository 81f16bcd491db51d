import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { answerConsent } from "@vaardig/contract/candidates/candidateStatus";
import type { Payload } from "@vaardig/contract/endpoint";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useRead } from "../../../lib/api/useRead.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useOutcome } from "../../../lib/useOutcome.ts";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import { Brand } from "../../../ui/Brand.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";

/** Public page, linked in an email, that asks for consent to one year of retention. */
export function ConsentPage() {
  const { t } = useTranslation(["consent", "common"]);
  const format = useFormat();
  const secret = useSearchParams()[0].get("secret") ?? "";
  const readable = answerConsent.body.safeParse({ secret }).success;
  const asked = useRead(answerConsent, readable ? { body: { secret } } : null);
  const answer = useOutcome(answerConsent);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t("consent:page")} · ${t("common:app-name")}`;
  }, [t]);

  const send = async (agree: boolean) => {
    if (isBusy) return;
    setBusy(true);
    await answer.run({ body: { secret, agree } });
    setBusy(false);
  };
  const company = asked.data?.company ?? "";
  const kept = ({ without: { state, until } }: Payload<typeof answerConsent>) =>
    t(`consent:without.${state}`, { company, date: until === null ? "" : format.date(until) });
  const refused = answer.error ?? (answer.data ? undefined : asked.error);
  const isDead = !readable || refused?.code.startsWith("link_") === true;
  const title = answer.data
    ? t(answer.data.agreed ? "consent:agreed" : "consent:declined")
    : isDead
      ? t("consent:dead")
      : asked.data
        ? t("consent:question", { company })
        : t("consent:page");
  return (
    <Box sx={{ maxWidth: 560, mx: "auto", px: 4, py: { xs: 6, sm: 12 }, display: "grid", gap: 6 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
        <Brand name={t("common:app-name")} />
        <LanguageSwitch />
      </Box>
      <Typography variant="h1">{title}</Typography>
      {answer.data ? (
        <Typography>
          {answer.data.agreed
            ? t("consent:agreed-text", { company })
            : `${t("consent:declined-text")} ${kept(answer.data)}`}
        </Typography>
      ) : isDead ? (
        <Typography>{t("consent:dead-text")}</Typography>
      ) : asked.data ? (
        <>
          <Typography>
            {t("consent:text", { name: asked.data.first_name, company })} {kept(asked.data)}
          </Typography>
          {answer.error && <ErrorState error={answer.error} />}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Button variant="contained" size="large" aria-disabled={isBusy} onClick={() => void send(true)}>
              {t("consent:yes")}
            </Button>
            <Button variant="outlined" size="large" aria-disabled={isBusy} onClick={() => void send(false)}>
              {t("consent:no")}
            </Button>
          </Box>
        </>
      ) : asked.error ? (
        <ErrorState error={asked.error} onRetry={asked.again} />
      ) : (
        <DetailSkeleton lines={3} />
      )}
    </Box>
  );
}
