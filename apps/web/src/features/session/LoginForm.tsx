import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { SecondFactorDetails } from "@vaardig/contract/session/secondFactor";
import { login, loginBody } from "@vaardig/contract/session/session";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { Link as RouterLink } from "react-router";
import type { z } from "zod";
import { type ApiError, isApiError } from "../../lib/api/apiError.ts";
import { callOnce } from "../../lib/api/callOnce.ts";
import { signInStarted } from "../../lib/auth.slice.ts";
import { BotCheck } from "../../shared/bot-check/BotCheck.tsx";
import { useBotCheckedForm } from "../../shared/bot-check/useBotCheckedForm.ts";
import { PasswordInput } from "../../ui/PasswordInput.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import { UnguardedForm } from "../../ui/UnguardedForm.tsx";
import { AccountAlert } from "./AccountAlert.tsx";
import { accountState } from "./accountState.ts";
import { secondFactorOf } from "./second-factor/secondFactorOf.ts";
import { SocialButtons } from "./social/SocialButtons.tsx";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";
import { useWait } from "./useWait.ts";
import { WaitAlert } from "./WaitAlert.tsx";

interface Props {
  email?: string | undefined;
  /** Called when the password was correct and a second factor is required. */
  onSecondStep: (details: SecondFactorDetails) => void;
}

/**
 * Sign-in form: email, password and identity providers; a wrong password keeps the email address and focuses
 * the password.
 */
export function LoginForm({ email = "", onSecondStep }: Props) {
  const { t } = useTranslation("session");
  const dispatch = useDispatch();
  const enter = useCompleteSignIn();
  const wait = useWait();
  const [kept, setKept] = useState<ApiError | null>(null);
  const { form, check, waiting } = useBotCheckedForm(loginBody, {
    defaultValues: { email, password: "", token: "" },
  });

  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus("password");
  }, [email, setFocus]);

  const signIn = async (body: z.output<typeof loginBody>): Promise<void> => {
    dispatch(signInStarted());
    setKept(null);
    try {
      await enter(await callOnce(login, { body }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const details = secondFactorOf(error);
      if (details) return onSecondStep(details);
      if (accountState(error.code)) return setKept(error);
      if (error.status === 401) setFocus("password", { shouldSelect: true });
      throw error;
    }
  };

  return (
    <>
      <SocialButtons check={check} operation="login" />
      <UnguardedForm form={form} onSubmit={wait.guard(signIn)} label={t("sign-in")}>
        <WaitAlert wait={wait} />
        {kept && <AccountAlert error={kept} />}
        <TextInput
          control={form.control}
          name="email"
          label={t("fields.email")}
          type="email"
          autoComplete="username"
          autoFocus={!email}
          required
        />
        <Box sx={{ display: "grid", gap: 2 }}>
          <PasswordInput
            control={form.control}
            name="password"
            label={t("fields.password")}
            autoComplete="current-password"
            required
          />
          <Link component={RouterLink} to="/forgot-password" sx={{ justifySelf: "end" }}>
            {t("forgot.link")}
          </Link>
        </Box>
        <BotCheck control={form.control} check={check} />
        <SubmitButton fullWidth busy={waiting}>
          {t("sign-in")}
        </SubmitButton>
      </UnguardedForm>
    </>
  );
}
