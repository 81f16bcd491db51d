import { type Account, changePasswordBody } from "@vaardig/contract/account/account";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useChangePasswordMutation } from "../account.api.ts";
import { Section } from "./Section.tsx";

const EMPTY = { password: "", new_password1: "", new_password2: "" };

/** Changes the password; accounts that sign in only through a provider have none. */
export function PasswordSection({ account }: { account: Account }) {
  const { t } = useTranslation("account");
  const { show } = useSnackbar();
  const [change] = useChangePasswordMutation();
  const form = useContractForm(changePasswordBody, { defaultValues: EMPTY });
  if (!account.has_password) return <Section title={t("password.title")} text={t("password.none")} />;
  const { control } = form;
  return (
    <Section title={t("password.title")} text={t("password.text")}>
      <Form
        form={form}
        label={t("password.title")}
        whilePaused
        onSubmit={async (body) => {
          await change({ body }).unwrap();
          form.reset(EMPTY, { keepDirtyValues: false });
          show(t("password.changed"));
        }}
      >
        <input type="email" name="email" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordInput
          control={control}
          name="password"
          label={t("password.old")}
          autoComplete="current-password"
          required
        />
        <PasswordInput
          control={control}
          name="new_password1"
          label={t("password.new")}
          help={t("password.rules", { min: LIMITS.passwordMin, max: LIMITS.passwordMax })}
          autoComplete="new-password"
          required
        />
        <PasswordInput
          control={control}
          name="new_password2"
          label={t("password.again")}
          autoComplete="new-password"
          required
        />
        <SubmitButton>{t("password.save")}</SubmitButton>
      </Form>
    </Section>
  );
}
