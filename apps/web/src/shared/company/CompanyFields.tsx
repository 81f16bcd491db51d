import { LIMITS } from "@vaardig/contract/limits";
import type { ReactNode } from "react";
import type { Control, FieldValues, Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldPairs } from "../../ui/FieldPairs.tsx";
import { TextInput } from "../../ui/TextInput.tsx";
import type { CompanyField } from "./companyValues.ts";
import { IndustryInput } from "./IndustryInput.tsx";
import { Section } from "./Section.tsx";

interface Props<In extends FieldValues> {
  /** Control of a form that includes the company's fields. */
  control: Control<In, unknown, FieldValues>;
  /** The logo field. */
  logo: ReactNode;
}

/** Fields of the company, in three sections. */
export function CompanyFields<In extends FieldValues>({ control, logo }: Props<In>) {
  const { t } = useTranslation("company-form");
  const field = (name: CompanyField) => ({
    control,
    name: name as Path<In>,
    label: t(`fields.${name}`),
  });
  return (
    <>
      <Section title={t("sections.about")} help={t("sections.about-help")}>
        {logo}
        <TextInput {...field("name")} required autoComplete="organization" />
        <IndustryInput {...field("industry")} required />
        <TextInput {...field("description")} rows={4} counter={LIMITS.description} />
      </Section>
      <Section title={t("sections.contact")} help={t("sections.contact-help")}>
        <TextInput {...field("phone")} type="tel" autoComplete="tel" />
        <TextInput {...field("website")} autoComplete="url" help={t("website-help")} />
        <TextInput {...field("linkedin")} help={t("linkedin-help")} />
      </Section>
      <Section title={t("sections.address")} help={t("sections.address-help")}>
        <TextInput {...field("address_line_1")} autoComplete="address-line1" />
        <TextInput {...field("address_line_2")} autoComplete="address-line2" />
        <FieldPairs>
          <TextInput {...field("zip_code")} autoComplete="postal-code" />
          <TextInput {...field("city")} autoComplete="address-level2" />
          <TextInput {...field("state")} autoComplete="address-level1" />
          <TextInput {...field("country")} autoComplete="country-name" />
        </FieldPairs>
      </Section>
    </>
  );
}
