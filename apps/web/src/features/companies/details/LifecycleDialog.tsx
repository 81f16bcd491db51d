import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { extendTrialBody } from "@vaardig/contract/companies/customerLifecycle";
import type { Customer, CustomerAct } from "@vaardig/contract/companies/customers";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import {
  useExtendTrialMutation,
  useResumeCompanyMutation,
  useSuspendCompanyMutation,
} from "../companies.api.ts";

/** Lifecycle commands of staff, in button order. */
export const LIFECYCLE_ACTS = ["extend_trial", "resume", "suspend"] as const satisfies readonly CustomerAct[];
export type LifecycleAct = (typeof LIFECYCLE_ACTS)[number];

/** `days` is shown and sent only when extending a trial. */
const schema = extendTrialBody.omit({ version: true });

interface Props {
  company: Customer;
  act: LifecycleAct;
  onClose: () => void;
}

/** Asks for the reason, and for a trial its extension, after explaining the consequences. */
export function LifecycleDialog({ company, act, onClose }: Props) {
  const { t } = useTranslation(["companies", "common"]);
  const { show } = useSnackbar();
  const [extend] = useExtendTrialMutation();
  const [suspend] = useSuspendCompanyMutation();
  const [resume] = useResumeCompanyMutation();
  const isExtension = act === "extend_trial";
  const form = useContractForm(schema, { defaultValues: { reason: "", days: 14 } });
  const { id, name, life } = company;
  const move = async ({ reason: why, days }: { reason: string; days: number }) => {
    const call = { params: { id }, body: { version: life.version, reason: why } };
    if (act === "suspend") await suspend(call).unwrap();
    else if (act === "resume") await resume(call).unwrap();
    else await extend({ ...call, body: { ...call.body, days } }).unwrap();
    show(t(`acts.${act}.done`, { name }));
  };
  return (
    <FormDialog title={t(`acts.${act}.title`, { name })} size="sm" onClose={onClose}>
      <Typography sx={{ mb: 5, color: "text.secondary" }}>{t(`acts.${act}.text`)}</Typography>
      <Form form={form} onSubmit={move} onSaved={onClose}>
        {isExtension && (
          <NumberInput
            control={form.control}
            name="days"
            label={t("acts.days")}
            help={t("acts.days-help", { count: LIMITS.trialExtensionDays })}
            required
          />
        )}
        <TextInput
          control={form.control}
          name="reason"
          label={t("acts.reason")}
          help={t("acts.reason-help")}
          required
          autoFocus
          rows={3}
          counter={LIMITS.reason}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "flex-end" }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton isFinal={act === "suspend"}>{t(`acts.${act}.confirm`)}</SubmitButton>
        </Box>
      </Form>
    </FormDialog>
  );
}
