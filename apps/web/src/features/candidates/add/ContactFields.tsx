import type { newCandidateFields } from "@vaardig/contract/candidates/candidateList";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";

interface Props {
  form: UseFormReturn<z.input<typeof newCandidateFields>, unknown, z.output<typeof newCandidateFields>>;
  canChangeEmail?: boolean;
}

/** Name and contact fields. */
export function ContactFields({ form: { control }, canChangeEmail = true }: Props) {
  const { t } = useTranslation("candidates");
  return (
    <>
      <FieldPairs>
        <TextInput control={control} name="first_name" label={t("fields.first_name")} required autoFocus />
        <TextInput control={control} name="last_name" label={t("fields.last_name")} required />
      </FieldPairs>
      <TextInput
        control={control}
        name="email"
        label={t("fields.email")}
        type="email"
        required
        disabled={!canChangeEmail}
        help={canChangeEmail ? undefined : t("edit.email-help")}
      />
      <FieldPairs>
        <TextInput control={control} name="phone" label={t("fields.phone")} type="tel" />
        <TextInput control={control} name="location" label={t("fields.location")} />
      </FieldPairs>
      <TextInput
        control={control}
        name="headline"
        label={t("fields.headline")}
        help={t("form.headline-help")}
      />
    </>
  );
}
