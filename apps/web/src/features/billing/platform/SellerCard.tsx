import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { BillingSettings } from "@vaardig/contract/billing/staffBilling";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { BillingCard } from "../BillingCard.tsx";
import { countryName } from "../details/countryOptions.ts";
import { FactList } from "../FactList.tsx";
import { SellerSheet } from "./SellerSheet.tsx";

/** Seller details printed on every invoice. */
export function SellerCard({ settings }: { settings: BillingSettings }) {
  const { t } = useTranslation("billing-settings");
  const language = useCurrentLanguage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { seller, version, next_number: next } = settings;
  const isSet = version > 0;
  const address = [
    seller.address_line_1,
    seller.address_line_2,
    `${seller.zip_code} ${seller.city}`.trim(),
    countryName(seller.country, language),
  ];
  return (
    <BillingCard
      title={t("seller.title")}
      action={
        <Button variant={isSet ? "outlined" : "contained"} onClick={() => setOpen(true)}>
          {t(isSet ? "seller.edit" : "seller.fill-in")}
        </Button>
      }
    >
      {isSet ? (
        <FactList
          facts={[
            [t("seller.name"), seller.name],
            [t("seller.address"), address.filter((line) => line !== "").join("\n")],
            [t("seller.registration_number"), seller.registration_number],
            [t("seller.vat_number"), seller.vat_number],
            [t("seller.email"), seller.email],
            [t("seller.iban"), seller.iban.replace(/(.{4})(?=.)/g, "$1 ")],
            [t("seller.vat_rate"), t("seller.percent", { rate: format.number(seller.vat_rate / 100) })],
            [t("seller.payment_term_days"), t("seller.days", { count: seller.payment_term_days })],
            [t("seller.next-number"), next],
          ]}
        />
      ) : (
        <Alert severity="info">{t("seller.missing")}</Alert>
      )}
      {isOpen && <SellerSheet settings={settings} onClose={() => setOpen(false)} />}
    </BillingCard>
  );
}
