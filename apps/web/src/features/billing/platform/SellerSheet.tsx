import { type BillingSettings, sellerForm } from "@vaardig/contract/billing/staffBilling";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { VersionedForm } from "../../../ui/VersionedForm.tsx";
import { useLazyGetBillingSettingsQuery, useSaveBillingSettingsMutation } from "../billing.api.ts";
import { countryName, countryOptions } from "../details/countryOptions.ts";
import { AmountInput } from "./AmountInput.tsx";

interface Props {
  settings: BillingSettings;
  onClose: () => void;
}

const valuesOf = ({ seller }: BillingSettings) => seller;

/** Form for the seller details of future invoices. */
export function SellerSheet({ settings, onClose }: Props) {
  const { t } = useTranslation("billing-settings");
  const { show } = useSnackbar();
  const format = useFormat();
  const language = useCurrentLanguage();
  const [save] = useSaveBillingSettingsMutation();
  const [read] = useLazyGetBillingSettingsQuery();
  const form = useContractForm(sellerForm, { defaultValues: settings.seller });
  const countries = useMemo(() => countryOptions(language), [language]);
  const { control } = form;
  const field = (name: keyof BillingSettings["seller"]) => ({ control, name, label: t(`seller.${name}`) });
  return (
    <SideSheet open onClose={onClose} title={t("seller.title")} subtitle={t("seller.help")}>
      <VersionedForm
        form={form}
        label={t("seller.title")}
        record={settings}
        valuesOf={valuesOf}
        onSave={async (values, over) => {
          await save({ body: { ...values, version: over?.version ?? 0 } }).unwrap();
          show(t("seller.saved"));
        }}
        onSaved={onClose}
        readAgain={() => read().unwrap()}
        words={{
          title: () => t("seller.stale"),
          label: (name) => t(`seller.${name}`),
          value: (name, values) =>
            name === "country"
              ? countryName(values.country, language)
              : name === "vat_rate"
                ? t("seller.percent", { rate: format.number(values.vat_rate / 100) })
                : String(values[name]),
        }}
      >
        <TextInput {...field("name")} required />
        <TextInput {...field("address_line_1")} required />
        <TextInput {...field("address_line_2")} />
        <FieldPairs>
          <TextInput {...field("zip_code")} required />
          <TextInput {...field("city")} required />
        </FieldPairs>
        <SelectInput {...field("country")} required options={countries} />
        <FieldPairs>
          <TextInput {...field("registration_number")} />
          <TextInput {...field("vat_number")} />
        </FieldPairs>
        <TextInput {...field("email")} required type="email" />
        <TextInput {...field("iban")} required />
        <FieldPairs>
          <AmountInput {...field("vat_rate")} required unit="%" />
          <NumberInput {...field("payment_term_days")} required />
        </FieldPairs>
        <TextInput {...field("number_prefix")} required help={t("seller.prefix-help")} />
        <SubmitButton>{t("seller.save")}</SubmitButton>
      </VersionedForm>
    </SideSheet>
  );
}
