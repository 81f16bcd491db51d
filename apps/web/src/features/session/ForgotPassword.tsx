import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { forgotPassword, forgotPasswordBody } from "@vaardig/contract/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import type { z } from "zod";
import { callOnce } from "../../lib/api/callOnce.ts";
import { BotCheck } from "../../shared/bot-check/BotCheck.tsx";
import { useBotCheckedForm } from "../../shared/bot-check/useBotCheckedForm.ts";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { UnguardedForm } from "../../ui/UnguardedForm.tsx";
import { LinkButton } from "./frame/LinkButton.tsx";
import { PublicFrame } from "./frame/PublicFrame.tsx";
import { useWait } from "./useWait.ts";
import { WaitAlert } from "./WaitAlert.tsx";

/** Requests the reset email; the response is the same with or without an account. */
export function ForgotPassword() {
  const { t } = useTranslation("session");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [address, setAddress] = useState("");

  if (sentTo !== null) {
    return (
      <PublicFrame title={t("forgot.sent-title")} intro={t("forgot.sent", { email: sentTo })}>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          <li>{t("forgot.sent-life")}</li>
          <li>{t("forgot.sent-spam")}</li>
        </ul>
        <LinkButton to="/login" primary>
          {t("back-to-sign-in")}
        </LinkButton>
        <Button variant="text" size="large" onClick={() => setSentTo(null)}>
          {t("forgot.other-address")}
        </Button>
      </PublicFrame>
    );
  }
  const keep = (email: string) => {
    setAddress(email);
    setSentTo(email);
  };
  return (
    <PublicFrame title={t("forgot.title")} intro={t("forgot.intro")}>
      <ForgotPasswordForm email={address} onSent={keep} />
      <Link component={RouterLink} to="/login" sx={{ justifySelf: "center" }}>
        {t("back-to-sign-in")}
      </Link>
    </PublicFrame>
  );
}

function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation("session");
  const wait = useWait();
  const { form, check, waiting } = useBotCheckedForm(forgotPasswordBody, {
    defaultValues: { email, token: "" },
  });

  const ask = async (body: z.output<typeof forgotPasswordBody>): Promise<void> => {
    await callOnce(forgotPassword, { body });
    onSent(body.email);
  };

  return (
    <UnguardedForm form={form} onSubmit={wait.guard(ask)} label={t("forgot.title")}>
      <WaitAlert wait={wait} />
      <TextInput
        control={form.control}
        name="email"
        label={t("fields.email")}
        type="email"
        autoComplete="username"
        autoFocus
        required
      />
      <BotCheck control={form.control} check={check} />
      <SubmitButton fullWidth busy={waiting}>
        {t("forgot.send")}
      </SubmitButton>
    </UnguardedForm>
  );
}
