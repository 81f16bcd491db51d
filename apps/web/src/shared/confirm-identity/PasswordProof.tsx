import { signInPassword } from "@vaardig/contract/fields";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { PasswordInput } from "../../ui/PasswordInput.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { UnguardedForm } from "../../ui/UnguardedForm.tsx";
import { useConfirmIdentityMutation } from "./confirmIdentity.api.ts";

const passwordForm = z.strictObject({ password: signInPassword });

/** Confirms the identity with the password. */
export function PasswordProof({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation("confirm-identity");
  const [confirm] = useConfirmIdentityMutation();
  const form = useContractForm(passwordForm, { defaultValues: { password: "" } });
  return (
    <UnguardedForm
      form={form}
      label={t("title")}
      whilePaused
      onSubmit={async (body) => {
        await confirm({ body }).unwrap();
        onConfirmed();
      }}
    >
      <PasswordInput
        control={form.control}
        name="password"
        label={t("old")}
        autoComplete="current-password"
        required
      />
      <SubmitButton>{t("go-on")}</SubmitButton>
    </UnguardedForm>
  );
}
