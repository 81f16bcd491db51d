import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import { paymentForm } from "@vaardig/contract/billing/staffBilling";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useRecordPaymentMutation } from "../billing.api.ts";
import { AmountInput } from "./AmountInput.tsx";
import { newPaymentId } from "./newPaymentId.ts";

interface Props {
  invoice: StaffInvoice;
  onClose: () => void;
}

/** Records a payment; idempotent when submitted twice. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation("billing-settings");
  const { show } = useSnackbar();
  const format = useFormat();
  const [record] = useRecordPaymentMutation();
  const [id] = useState(newPaymentId);
  const form = useContractForm(paymentForm, {
    defaultValues: { amount_cents: Math.max(1, invoice.open_cents), received_on: localDay(), reference: "" },
    about: invoice.id,
  });
  const { control } = form;
  return (
    <FormDialog title={t("payments.title", { number: invoice.number })} onClose={onClose}>
      <Form
        form={form}
        label={t("payments.record")}
        onSubmit={async (values) => {
          const { invoice: now } = await record({ body: { id, invoice_id: invoice.id, ...values } }).unwrap();
          const left = now.open_cents;
          const amount = format.cents(Math.abs(left));
          show(
            left > 0
              ? t("payments.partly", { amount })
              : left < 0
                ? t("payments.over", { amount })
                : t("payments.paid"),
          );
          onClose();
        }}
      >
        <AmountInput control={control} name="amount_cents" label={t("payments.amount")} required />
        <DateInput control={control} name="received_on" label={t("payments.received")} required />
        <TextInput
          control={control}
          name="reference"
          label={t("payments.reference")}
          help={t("payments.reference-help")}
          required
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("payments.save")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
