import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { email as emailField } from "@vaardig/contract/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { isRefusal } from "../../../lib/api/apiError.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useResendFirstInvitationMutation } from "../companies.api.ts";

const BODY = z.strictObject({ email: emailField });

interface Props {
  company: { id: string };
  email: string;
  onClose: () => void;
}

/** Resends the invitation, optionally to a corrected address. */
export function ResendDialog({ company, email, onClose }: Props) {
  const { t } = useTranslation(["companies", "common"]);
  const { show } = useSnackbar();
  const [resend] = useResendFirstInvitationMutation();
  const [idempotencyKey, setKey] = useState(newKey);
  const form = useContractForm(BODY, { defaultValues: { email } });
  return (
    <FormDialog title={t("admin.resend-title")} onClose={onClose}>
      <Typography sx={{ mb: 5, color: "text.secondary" }}>{t("admin.resend-text")}</Typography>
      <Form
        form={form}
        onSubmit={async (body) => {
          try {
            await resend({ params: { id: company.id }, body, idempotencyKey }).unwrap();
          } catch (error) {
            if (isRefusal(error)) setKey(newKey());
            throw error;
          }
          show(t("admin.resent", { email: body.email }));
        }}
        onSaved={onClose}
      >
        <TextInput control={form.control} name="email" type="email" label={t("admin.email")} required />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "flex-end" }}>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("admin.resend-confirm")}</SubmitButton>
        </Box>
      </Form>
    </FormDialog>
  );
}
