import { confirmTotpBody } from "@vaardig/contract/account/secondFactors";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { CodeInput } from "../../ui/CodeInput.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { UnguardedForm } from "../../ui/UnguardedForm.tsx";
import { useConfirmIdentityMutation } from "./confirmIdentity.api.ts";

/** Confirms the identity with a code of the authenticator app. */
export function CodeProof({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation("confirm-identity");
  const [confirm] = useConfirmIdentityMutation();
  const form = useContractForm(confirmTotpBody, { defaultValues: { code: "" } });
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
      <CodeInput control={form.control} name="code" label={t("code")} help={t("code-help")} />
      <SubmitButton>{t("go-on")}</SubmitButton>
    </UnguardedForm>
  );
}
