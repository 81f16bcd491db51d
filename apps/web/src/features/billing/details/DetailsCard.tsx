import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { Billing } from "@vaardig/contract/billing/billing";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { BillingCard } from "../BillingCard.tsx";
import { FactList } from "../FactList.tsx";
import { countryName } from "./countryOptions.ts";
import { DetailsSheet } from "./DetailsSheet.tsx";

/** Billing details as printed on invoices. */
export function DetailsCard({ billing }: { billing: Billing }) {
  const { t } = useTranslation("billing");
  const format = useFormat();
  const language = useCurrentLanguage();
  const [isOpen, setOpen] = useState(false);
  const { details, has_details: has } = billing;
  const address = [
    details.address_line_1,
    details.address_line_2,
    `${details.zip_code} ${details.city}`.trim(),
    countryName(details.country, language),
  ];
  return (
    <BillingCard
      title={t("details.title")}
      action={
        <Button variant={has ? "outlined" : "contained"} onClick={() => setOpen(true)}>
          {t(has ? "details.edit" : "details.fill-in")}
        </Button>
      }
    >
      {has ? (
        <FactList
          facts={[
            [t("details.legal_name"), details.legal_name],
            [t("details.address"), address.filter((line) => line !== "").join("\n")],
            [t("details.registration_number"), details.registration_number],
            [t("details.vat_number"), details.vat_number],
            [t("details.purchase_reference"), details.purchase_reference],
            [t("details.invoice_email"), details.invoice_email],
            [t("details.language"), format.languageName(details.language)],
          ]}
        />
      ) : (
        <Alert severity="info">{t("details.missing")}</Alert>
      )}
      {isOpen && <DetailsSheet billing={billing} onClose={() => setOpen(false)} />}
    </BillingCard>
  );
}
