import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PasswordInput } from "../../../ui/PasswordInput.tsx";
import { PasswordRules } from "./PasswordRules.tsx";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  label: string;
  /** Fields of the password and of its repetition. */
  names: [FieldPath<In>, FieldPath<In>];
}

/** Fields for a new password with its rules, and the repetition. */
export function NewPasswordFields<In extends FieldValues>({ control, label, names }: Props<In>) {
  const { t } = useTranslation("session");
  const [first, again] = names;
  return (
    <>
      <PasswordInput control={control} name={first} label={label} autoComplete="new-password" required />
      <PasswordRules control={control} name={first} />
      <PasswordInput
        control={control}
        name={again}
        label={t("fields.password-again")}
        autoComplete="new-password"
        required
      />
    </>
  );
}
