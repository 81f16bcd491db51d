import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { declineBody } from "@vaardig/contract/jobs/recruitingJobs";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../lib/form/useContractForm.ts";
import { Form } from "../../ui/Form.tsx";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextInput } from "../../ui/TextInput.tsx";

const schema = declineBody.pick({ reason: true });

interface Props {
  name: string;
  isChange: boolean;
  /** Rejects with the call's error. */
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason, which the submitter sees. */
export function DeclineDialog({ name, isChange, onDecline, onClose }: Props) {
  const { t } = useTranslation(["approval", "common"]);
  const form = useContractForm(schema, { defaultValues: { reason: "" } });
  return (
    <FormDialog title={t("decline.title", { name })} size="sm" onClose={onClose}>
      <Typography sx={{ mb: 5, color: "text.secondary" }}>
        {t(isChange ? "decline.change-text" : "decline.text")}
      </Typography>
      <Form form={form} onSubmit={({ reason }) => onDecline(reason).then(onClose)}>
        <TextInput
          control={form.control}
          name="reason"
          label={t("decline.reason")}
          required
          autoFocus
          rows={4}
          counter={LIMITS.description}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "flex-end" }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("decline.confirm")}</SubmitButton>
        </Box>
      </Form>
    </FormDialog>
  );
}
