import { addCompanyBody, type Customer } from "@vaardig/contract/companies/customers";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError, isRefusal } from "../../../lib/api/apiError.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { CompanyFields } from "../../../shared/company/CompanyFields.tsx";
import { industryValue } from "../../../shared/company/industries.ts";
import { FORM_WIDTH, Section } from "../../../shared/company/Section.tsx";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SaveBar } from "../../../ui/SaveBar.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useAddCompanyMutation, useUploadCustomerLogoMutation } from "../companies.api.ts";
import { LogoChoice } from "./LogoChoice.tsx";

const EMPTY = {
  name: "",
  industry: "",
  description: "",
  phone: "",
  website: "",
  linkedin: "",
  country: "",
  state: "",
  city: "",
  address_line_1: "",
  address_line_2: "",
  zip_code: "",
  admin_first_name: "",
  admin_last_name: "",
  admin_email: "",
  admin_language: "en" as const,
};

/** Form for a company with logo and first administrator; the logo is uploaded after the company exists. */
export function AddCompanyForm({ onAdded }: { onAdded: (company: Customer) => void }) {
  const { t } = useTranslation(["companies", "company-form"]);
  const { show } = useSnackbar();
  const [add] = useAddCompanyMutation();
  const [upload] = useUploadCustomerLogoMutation();
  const [logo, setLogo] = useState<File | null>(null);
  const [idempotencyKey, setKey] = useState(newKey);
  const added = useRef<Customer | null>(null);
  const form = useContractForm(addCompanyBody, { defaultValues: EMPTY });
  const { control, formState, watch } = form;

  return (
    <Form
      form={form}
      label={t("add.title")}
      isDirty={formState.isDirty || logo !== null}
      onSubmit={async (values) => {
        try {
          const body = { ...values, industry: industryValue(values.industry) };
          added.current = await add({ body, idempotencyKey }).unwrap();
        } catch (error) {
          // A refused call did nothing, so the corrected one needs a new idempotency key.
          if (isRefusal(error)) setKey(newKey());
          throw error;
        }
        const { id, name } = added.current;
        try {
          if (logo) await upload({ params: { id }, file: logo }).unwrap();
          show(t("add.added", { name }));
        } catch (error) {
          if (!isApiError(error)) throw error;
          show(t("add.added-without-logo", { name, why: error.message }), "warning");
        }
      }}
      onSaved={() => added.current && onAdded(added.current)}
    >
      <CompanyFields
        control={control}
        logo={<LogoChoice name={watch("name")} file={logo} onChange={setLogo} />}
      />
      <Section title={t("add.admin")} help={t("add.admin-help")}>
        <FieldPairs>
          <TextInput control={control} name="admin_first_name" label={t("add.first-name")} required />
          <TextInput control={control} name="admin_last_name" label={t("add.last-name")} required />
        </FieldPairs>
        <TextInput control={control} name="admin_email" type="email" label={t("add.email")} required />
        <SelectInput
          control={control}
          name="admin_language"
          label={t("add.language")}
          help={t("add.language-help")}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          required
        />
      </Section>
      <SaveBar
        isDirty={formState.isDirty || logo !== null}
        onDiscard={() => {
          form.reset(undefined, { keepDirtyValues: false });
          setLogo(null);
        }}
        sx={{ maxWidth: FORM_WIDTH }}
      >
        <SubmitButton>{t("add.submit")}</SubmitButton>
      </SaveBar>
    </Form>
  );
}
