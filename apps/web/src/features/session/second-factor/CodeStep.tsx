import { recoveryCode, totpCode } from "@vaardig/contract/account/factorProof";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { CodeInput } from "../../../ui/CodeInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { UnguardedForm } from "../../../ui/UnguardedForm.tsx";
import { useWait } from "../useWait.ts";
import { WaitAlert } from "../WaitAlert.tsx";

const FORMS = {
  totp: { schema: z.strictObject({ code: totpCode }), field: "code", empty: { code: "" } },
  recovery_code: {
    schema: z.strictObject({ recovery_code: recoveryCode }),
    field: "recovery_code",
    empty: { recovery_code: "" },
  },
} as const;

interface Props {
  factor: keyof typeof FORMS;
  onProof: (proof: { code?: string; recovery_code?: string }) => Promise<void>;
}

/** Form for an authenticator or recovery code; after too many attempts a wait applies. */
export function CodeStep({ factor, onProof }: Props) {
  const { t } = useTranslation("session");
  const wait = useWait();
  const { schema, field, empty } = FORMS[factor];
  const form = useContractForm<Record<string, string>, Record<string, string>>(schema, {
    defaultValues: empty,
  });
  return (
    <UnguardedForm form={form} onSubmit={wait.guard(onProof)} label={t("second-step.title")}>
      <WaitAlert wait={wait} />
      <CodeInput
        control={form.control}
        name={field}
        label={t(`second-step.${factor}`)}
        help={t(`second-step.${factor}-help`)}
        letters={factor === "recovery_code"}
      />
      <SubmitButton fullWidth>{t("sign-in")}</SubmitButton>
    </UnguardedForm>
  );
}
