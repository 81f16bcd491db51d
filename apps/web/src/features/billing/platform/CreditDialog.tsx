import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import { creditInvoice } from "@vaardig/contract/billing/staffBilling";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useCreditInvoiceMutation } from "../billing.api.ts";

interface Props {
  invoice: StaffInvoice;
  onClose: () => void;
}

const reasonForm = creditInvoice.body.pick({ reason: true });

/** Corrects an invoice by a credit note, optionally with a new invoice. */
export function CreditDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation("billing-settings");
  const { show } = useSnackbar();
  const [credit] = useCreditInvoiceMutation();
  const [reissue, setReissue] = useState(true);
  const form = useContractForm(reasonForm, { defaultValues: { reason: "" }, about: invoice.id });
  return (
    <FormDialog title={t("credit.title", { number: invoice.number })} onClose={onClose}>
      <Form
        form={form}
        label={t("credit.open")}
        onSubmit={async ({ reason }) => {
          await credit({ body: { invoice_id: invoice.id, reason, reissue } }).unwrap();
          show(t("credit.saved"));
          onClose();
        }}
      >
        <Typography sx={{ color: "text.secondary" }}>{t("credit.text")}</Typography>
        <TextInput
          control={form.control}
          name="reason"
          label={t("credit.reason")}
          help={t("credit.reason-help")}
          required
        />
        <FormControlLabel
          control={<Checkbox checked={reissue} onChange={(_, checked) => setReissue(checked)} />}
          label={t("credit.reissue")}
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("credit.save")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
