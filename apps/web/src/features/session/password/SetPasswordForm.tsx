import { setPassword, setPasswordBody } from "@vaardig/contract/session/session";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import type { ScreenKey } from "../../../lib/screenKeys.ts";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { UnguardedForm } from "../../../ui/UnguardedForm.tsx";
import { useCompleteSignIn } from "../useCompleteSignIn.ts";
import { useWait } from "../useWait.ts";
import { WaitAlert } from "../WaitAlert.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

interface Props {
  invite: string;
  email: string;
  /** Destination after sign-in, when it differs from the default. */
  purpose?: ScreenKey | undefined;
  /** Called when the invitation is invalid, with the error code. */
  onDeadLink: (code: string) => void;
}

/** Accepts an invitation with a first password and signs in. */
export function SetPasswordForm({ invite, email, purpose, onDeadLink }: Props) {
  const { t } = useTranslation("session");
  const navigate = useNavigate();
  const enter = useCompleteSignIn();
  const wait = useWait();
  const form = useContractForm(setPasswordBody, {
    defaultValues: { invite, new_password1: "", new_password2: "" },
  });

  const accept = async (body: z.output<typeof setPasswordBody>): Promise<void> => {
    try {
      await enter(await callOnce(setPassword, { body }), purpose);
      // The sign-in screen redirects a signed-in person.
      await navigate("/login", { replace: true });
    } catch (error) {
      if (!isApiError(error) || !error.code.startsWith("invitation_")) throw error;
      onDeadLink(error.code);
    }
  };

  return (
    <UnguardedForm form={form} onSubmit={wait.guard(accept)} label={t("set-password.label")}>
      <WaitAlert wait={wait} />
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        control={form.control}
        label={t("fields.password")}
        names={["new_password1", "new_password2"]}
      />
      <SubmitButton fullWidth>{t("set-password.submit")}</SubmitButton>
    </UnguardedForm>
  );
}
