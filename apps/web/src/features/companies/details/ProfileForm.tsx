import type { Customer } from "@vaardig/contract/companies/customers";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { CompanyFields } from "../../../shared/company/CompanyFields.tsx";
import { companyForm, companyValues } from "../../../shared/company/companyValues.ts";
import { industryName, industryValue } from "../../../shared/company/industries.ts";
import { LogoField } from "../../../shared/company/LogoField.tsx";
import { FORM_WIDTH } from "../../../shared/company/Section.tsx";
import { SaveBar } from "../../../ui/SaveBar.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import {
  useDeleteCustomerLogoMutation,
  useLazyGetCustomerQuery,
  useSaveCustomerMutation,
  useUploadCustomerLogoMutation,
} from "../companies.api.ts";

interface Props {
  company: Customer;
  /** The version the form started from; a different one remounts the form. */
  base: Customer;
  onSaved: (company: Customer) => void;
}

/** Form of a company's profile for staff; a conflicting save shows both versions. */
export function ProfileForm({ company, base, onSaved }: Props) {
  const { t } = useTranslation(["companies", "company-form"]);
  const { show } = useSnackbar();
  const language = useCurrentLanguage();
  const [save] = useSaveCustomerMutation();
  const [read] = useLazyGetCustomerQuery();
  const [upload] = useUploadCustomerLogoMutation();
  const [removeLogo] = useDeleteCustomerLogoMutation();
  const saved = useRef(base);
  const { id } = company;
  const form = useContractForm(companyForm, { defaultValues: companyValues(base), about: id });
  return (
    <VersionedForm
      form={form}
      label={t("profile.title")}
      record={base}
      valuesOf={companyValues}
      onSave={async (values, over) => {
        const version = (over ?? base).version;
        const body = { ...values, industry: industryValue(values.industry), version };
        saved.current = await save({ params: { id }, body }).unwrap();
        show(t("profile.saved"));
      }}
      onSaved={() => onSaved(saved.current)}
      readAgain={() => read({ params: { id } }).unwrap()}
      words={{
        title: () => t("profile.stale"),
        label: (name) => t(`company-form:fields.${name}`),
        value: (name, values) => (name === "industry" ? industryName(values[name], language) : values[name]),
      }}
    >
      <CompanyFields
        control={form.control}
        logo={
          <LogoField
            company={company}
            onUpload={(file) => upload({ params: { id }, file }).unwrap()}
            onRemove={() => removeLogo({ params: { id } }).unwrap()}
          />
        }
      />
      <SaveBar
        isDirty={form.formState.isDirty}
        onDiscard={() => form.reset(undefined, { keepDirtyValues: false })}
        sx={{ maxWidth: FORM_WIDTH }}
      >
        <SubmitButton>{t("profile.save")}</SubmitButton>
      </SaveBar>
    </VersionedForm>
  );
}
