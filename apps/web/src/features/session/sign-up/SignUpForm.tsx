import { register, registrationBody } from "@vaardig/contract/session/registration";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { BotCheck } from "../../../shared/bot-check/BotCheck.tsx";
import { useBotCheckedForm } from "../../../shared/bot-check/useBotCheckedForm.ts";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { Form } from "../../../ui/Form.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import type { LoginState } from "../loginNotice.ts";
import { PasswordRules } from "../password/PasswordRules.tsx";
import { SocialButtons } from "../social/SocialButtons.tsx";
import { useWait } from "../useWait.ts";
import { WaitAlert } from "../WaitAlert.tsx";

interface Props {
  slug: string;
  /** Called when the email address must be confirmed first. */
  onMailSent: (email: string) => void;
}

/** Sign-up with a company: through a provider, or with name, email address and password. */
export function SignUpForm({ slug, onMailSent }: Props) {
  const { t } = useTranslation("session");
  const navigate = useNavigate();
  const wait = useWait();
  const { form, check, waiting } = useBotCheckedForm(registrationBody, {
    defaultValues: {
      first_name: "",
      last_name: "",
      email: "",
      password: "",
      re_password: "",
      company_slug: slug,
      token: "",
    },
  });
  const { control } = form;

  const signUp = async (body: z.output<typeof registrationBody>): Promise<void> => {
    const { status } = await callOnce(register, { body });
    if (status === "confirm_email") return onMailSent(body.email);
    const state: LoginState = { notice: "signed-up", email: body.email };
    await navigate("/login", { state });
  };

  return (
    <>
      <SocialButtons check={check} operation="signup" company_slug={slug} />
      <Form form={form} onSubmit={wait.guard(signUp)} label={t("sign-up.submit")}>
        <WaitAlert wait={wait} />
        <FieldPairs>
          <TextInput
            control={control}
            name="first_name"
            label={t("fields.first-name")}
            autoComplete="given-name"
            autoFocus
            required
          />
          <TextInput
            control={control}
            name="last_name"
            label={t("fields.last-name")}
            autoComplete="family-name"
            required
          />
        </FieldPairs>
        <TextInput
          control={control}
          name="email"
          label={t("fields.email")}
          help={t("sign-up.email-help")}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput
          control={control}
          name="password"
          label={t("fields.password")}
          autoComplete="new-password"
          required
        />
        <PasswordRules control={control} name="password" />
        <PasswordInput
          control={control}
          name="re_password"
          label={t("fields.password-again")}
          autoComplete="new-password"
          required
        />
        <BotCheck control={control} check={check} />
        <SubmitButton fullWidth busy={waiting}>
          {t("sign-up.submit")}
        </SubmitButton>
      </Form>
    </>
  );
}
