import type { StaffInvoice } from "@vaardig/contract/billing/invoices";
import { revokePayment } from "@vaardig/contract/billing/staffBilling";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useRevokePaymentMutation } from "../billing.api.ts";

interface Props {
  payment: StaffInvoice["payments"][number];
  onClose: () => void;
}

const reasonForm = revokePayment.body.pick({ reason: true });

/** Revokes a mistaken payment by a reversing entry. */
export function RevokeDialog({ payment, onClose }: Props) {
  const { t } = useTranslation("billing-settings");
  const { show } = useSnackbar();
  const [revoke] = useRevokePaymentMutation();
  const form = useContractForm(reasonForm, { defaultValues: { reason: "" }, about: payment.id });
  return (
    <FormDialog title={t("payments.revoke-title")} onClose={onClose}>
      <Form
        form={form}
        label={t("payments.revoke")}
        onSubmit={async ({ reason }) => {
          await revoke({ body: { id: payment.id, reason } }).unwrap();
          show(t("payments.revoked"));
          onClose();
        }}
      >
        <TextInput
          control={form.control}
          name="reason"
          label={t("payments.reason")}
          help={t("payments.revoke-help")}
          required
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("payments.revoke")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
