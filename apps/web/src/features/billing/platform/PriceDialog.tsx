import { priceForm } from "@vaardig/contract/billing/staffBilling";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DateInput } from "../../../ui/DateInput.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useSetSeatPriceMutation } from "../billing.api.ts";
import { AmountInput } from "./AmountInput.tsx";

/** Sets the price from a date on, by default `today`, the day in the invoices' time zone. */
export function PriceDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTranslation("billing-settings");
  const { show } = useSnackbar();
  const [set] = useSetSeatPriceMutation();
  const form = useContractForm(priceForm, { defaultValues: { from: today } });
  return (
    <FormDialog title={t("prices.set")} onClose={onClose}>
      <Form
        form={form}
        label={t("prices.set")}
        onSubmit={async (body) => {
          await set({ body }).unwrap();
          show(t("prices.saved"));
          onClose();
        }}
      >
        <AmountInput control={form.control} name="cents" label={t("prices.amount")} required />
        <DateInput control={form.control} name="from" label={t("prices.from")} required />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("prices.save")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
