import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type DataRetention, retentionBody } from "@vaardig/contract/data-requests/dataRequests";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { NumberInput } from "../../../ui/NumberInput.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useGetDataRetentionQuery, useSaveDataRetentionMutation } from "../dataRequests.api.ts";

/** Retention of data of people who left. */
export function RetentionCard() {
  const { t } = useTranslation("my-data");
  const { data } = useGetDataRetentionQuery();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <Card
      component="section"
      sx={{ p: 4, display: "grid", gap: 2, justifyItems: "start", alignContent: "start" }}
    >
      <Typography variant="h3" component="h2">
        {t("retention.title")}
      </Typography>
      <Typography>{t("retention.text", { count: data.months })}</Typography>
      {data.can.includes("edit") && (
        <Box>
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t("retention.edit")}
          </Button>
        </Box>
      )}
      {isOpen && <RetentionDialog retention={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function RetentionDialog({ retention, onClose }: { retention: DataRetention; onClose: () => void }) {
  const { t } = useTranslation("my-data");
  const { show } = useSnackbar();
  const [save] = useSaveDataRetentionMutation();
  const { months, version } = retention;
  const form = useContractForm(retentionBody, { defaultValues: { months, version } });
  return (
    <FormDialog title={t("retention.title")} onClose={onClose}>
      <Form
        form={form}
        label={t("retention.title")}
        onSubmit={async (body) => {
          await save({ body }).unwrap();
          show(t("retention.saved"));
          onClose();
        }}
      >
        <NumberInput
          control={form.control}
          name="months"
          label={t("retention.months")}
          help={t("retention.help")}
          required
        />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("retention.save")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
