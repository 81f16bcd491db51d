import { resetPassword, resetPasswordBody } from "@vaardig/contract/session/session";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { UnguardedForm } from "../../../ui/UnguardedForm.tsx";
import type { LoginState } from "../loginNotice.ts";
import { useWait } from "../useWait.ts";
import { WaitAlert } from "../WaitAlert.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

interface Props {
  secret: string;
  /** Called when the link is invalid, with the error code. */
  onDeadLink: (code: string) => void;
}

/** Form for a new password with the secret of the emailed link. */
export function ResetPasswordForm({ secret, onDeadLink }: Props) {
  const { t } = useTranslation("session");
  const navigate = useNavigate();
  const wait = useWait();
  const form = useContractForm(resetPasswordBody, {
    defaultValues: { email: "", email_confirmation: "", new_password1: "", new_password2: "", secret },
  });

  const reset = async (body: z.output<typeof resetPasswordBody>): Promise<void> => {
    try {
      await callOnce(resetPassword, { body });
      const state: LoginState = { notice: "password-changed", email: body.email };
      await navigate("/login", { replace: true, state });
    } catch (error) {
      if (!isApiError(error) || !error.code.startsWith("link_")) throw error;
      onDeadLink(error.code);
    }
  };

  return (
    <UnguardedForm form={form} onSubmit={wait.guard(reset)} label={t("reset.title")}>
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
      <TextInput
        control={form.control}
        name="email_confirmation"
        label={t("fields.email-again")}
        type="email"
        autoComplete="off"
        required
      />
      <NewPasswordFields
        control={form.control}
        label={t("fields.new-password")}
        names={["new_password1", "new_password2"]}
      />
      <SubmitButton fullWidth>{t("reset.submit")}</SubmitButton>
    </UnguardedForm>
  );
}
