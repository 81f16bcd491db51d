import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { getSubscription, subscribeAgain, unsubscribe } from "@vaardig/contract/unsubscribe/unsubscribe";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useRead } from "../../../lib/api/useRead.ts";
import { useOutcome } from "../../../lib/useOutcome.ts";
import { LanguageSwitch } from "../../../shared/language/LanguageSwitch.tsx";
import { Brand } from "../../../ui/Brand.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { ADDRESS_PLACE, TextWithAddress } from "./TextWithAddress.tsx";

/** Asks before unsubscribing, because email scanners open links too; the action can be undone here. */
export function UnsubscribePage() {
  const { t } = useTranslation(["unsubscribe", "common"]);
  const token = useSearchParams()[0].get("token") ?? "";
  const isReadable = getSubscription.query.safeParse({ token }).success;
  const asked = useRead(getSubscription, isReadable ? { query: { token } } : null);
  const out = useOutcome(unsubscribe);
  const back = useOutcome(subscribeAgain);
  const [last, setLast] = useState<"out" | "back" | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the re-render.
  const isSending = useRef(false);
  useEffect(() => {
    document.title = `${t("unsubscribe:page")} · ${t("common:app-name")}`;
  }, [t]);

  const send = async (act: "out" | "back") => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    await (act === "out" ? out : back).run({ query: { token } });
    setLast(act);
    setBusy(false);
    isSending.current = false;
  };
  const done = last === "out" ? out : back;
  const shown = (last && done.data) ?? asked.data;
  const error = (last ? done.error : undefined) ?? (shown ? undefined : asked.error);
  const isDead = !isReadable || error?.code === "link_unknown";
  const state = isDead
    ? "dead"
    : !shown
      ? null
      : shown.company === null
        ? "gone"
        : shown.unsubscribed
          ? "out"
          : "in";
  const from = shown?.from ?? "emails";
  const answer = state === "in" && last === "back" ? "in-again" : state;
  const isAgain = answer === "in-again";
  const isAsked = answer === "in" || answer === "out" || answer === "in-again";
  const words = isAsked && from !== "emails" ? (`${from}-${answer}` as const) : (answer ?? "dead");
  const company = shown?.company ?? "";
  return (
    <Box sx={{ maxWidth: 560, mx: "auto", px: 4, py: { xs: 6, sm: 12 }, display: "grid", gap: 6 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
        <Brand name={t("common:app-name")} />
        <LanguageSwitch />
      </Box>
      <Typography variant="h1">
        {state ? t(`unsubscribe:${words}.title`, { company }) : t("unsubscribe:page")}
      </Typography>
      <Box role="status">
        {state ? (
          <Typography>
            <TextWithAddress
              text={t(`unsubscribe:${words}.text`, { company, address: ADDRESS_PLACE })}
              address={shown?.address ?? ""}
            />
          </Typography>
        ) : error ? null : (
          <DetailSkeleton lines={3} />
        )}
      </Box>
      {error && !isDead && <ErrorState error={error} onRetry={asked.again} />}
      {(state === "in" || state === "out") && (
        <div>
          <Button
            variant={state === "in" && !isAgain ? "contained" : "outlined"}
            size="large"
            aria-disabled={isBusy}
            onClick={() => void send(state === "in" ? "out" : "back")}
          >
            {t(state === "in" ? "unsubscribe:act" : "unsubscribe:back")}
          </Button>
        </div>
      )}
    </Box>
  );
}
