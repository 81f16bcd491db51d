import { type Billing, billingDetailsForm } from "@vaardig/contract/billing/billing";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { useLazyGetBillingQuery, useSaveBillingDetailsMutation } from "../billing.api.ts";
import { countryName, countryOptions } from "./countryOptions.ts";

interface Props {
  billing: Billing;
  onClose: () => void;
}

const valuesOf = ({ details }: Billing) => details;

/** Form for the billing details of future invoices. */
export function DetailsSheet({ billing, onClose }: Props) {
  const { t } = useTranslation("billing");
  const { show } = useSnackbar();
  const format = useFormat();
  const language = useCurrentLanguage();
  const [save] = useSaveBillingDetailsMutation();
  const [read] = useLazyGetBillingQuery();
  const form = useContractForm(billingDetailsForm, { defaultValues: billing.details });
  const countries = useMemo(() => countryOptions(language), [language]);
  const { control } = form;
  const field = (name: keyof Billing["details"]) => ({ control, name, label: t(`details.${name}`) });
  return (
    <SideSheet open onClose={onClose} title={t("details.title")} subtitle={t("details.help")}>
      <VersionedForm
        form={form}
        label={t("details.title")}
        whilePaused
        record={billing}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          await save({ body: { ...values, version: over?.version ?? 0 } }).unwrap();
          show(t("details.saved"));
        }}
        onSaved={onClose}
        readAgain={() => read().unwrap()}
        words={{
          title: () => t("details.stale"),
          label: (name) => t(`details.${name}`),
          value: (name, values) =>
            name === "country" ? countryName(values.country, language) : values[name],
        }}
      >
        <TextInput {...field("legal_name")} required autoComplete="organization" />
        <TextInput {...field("address_line_1")} required autoComplete="address-line1" />
        <TextInput {...field("address_line_2")} autoComplete="address-line2" />
        <FieldPairs>
          <TextInput {...field("zip_code")} required autoComplete="postal-code" />
          <TextInput {...field("city")} required autoComplete="address-level2" />
        </FieldPairs>
        <SelectInput
          {...field("country")}
          required
          options={countries}
          choose={t("details.choose-country")}
        />
        <FieldPairs>
          <TextInput {...field("registration_number")} help={t("details.registration-help")} />
          <TextInput {...field("vat_number")} help={t("details.vat-help")} />
        </FieldPairs>
        <TextInput {...field("invoice_email")} required type="email" autoComplete="email" />
        <TextInput {...field("purchase_reference")} help={t("details.reference-help")} />
        <FieldPairs>
          <SelectInput
            {...field("language")}
            required
            options={LANGUAGES.map((value) => ({ value, label: format.languageName(value) }))}
          />
          {(billing.online || billing.details.payment_method === "online") && (
            <SelectInput
              {...field("payment_method")}
              required
              options={(["bank_transfer", "online"] as const).map((value) => ({
                value,
                label: t(`methods.${value}`),
              }))}
            />
          )}
        </FieldPairs>
        <SubmitButton>{t("details.save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
