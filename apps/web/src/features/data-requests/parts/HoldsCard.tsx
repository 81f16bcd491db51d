import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { addLegalHoldBody, type LegalHold } from "@vaardig/contract/data-requests/dataRequests";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import {
  useAddLegalHoldMutation,
  useListLegalHoldsQuery,
  useRemoveLegalHoldMutation,
} from "../dataRequests.api.ts";

/** People whose data is under a legal hold. */
export function HoldsCard() {
  const { t } = useTranslation("my-data");
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const { data } = useListLegalHoldsQuery();
  const [remove] = useRemoveLegalHoldMutation();
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<LegalHold | null>(null);
  if (!data) return null;
  const end = async ({ person }: LegalHold) => {
    setEnding(null);
    if (await notifyErrors(() => remove({ query: { user_id: person.id } }).unwrap()))
      show(t("holds.removed"));
  };
  return (
    <Card
      component="section"
      sx={{ p: 4, display: "grid", gap: 2, justifyItems: "start", alignContent: "start" }}
    >
      <Typography variant="h3" component="h2">
        {t("holds.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("holds.text")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, width: "100%" }}>
        {data.data.map((hold) => (
          <Box component="li" key={hold.person.id} sx={{ display: "flex", gap: 2, alignItems: "center" }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography sx={{ fontWeight: 600 }}>{hold.person.name}</Typography>
              {hold.reason}
            </Box>
            <Button
              size="small"
              aria-label={t("holds.remove-one", { name: hold.person.name })}
              onClick={() => setEnding(hold)}
            >
              {t("holds.remove")}
            </Button>
          </Box>
        ))}
      </Box>
      <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
        {t("holds.add")}
      </Button>
      {isAdding && <HoldDialog onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmDialog
          open
          title={t("holds.remove-title", { name: ending.person.name })}
          text={t("holds.remove-text")}
          confirm={t("holds.remove")}
          onConfirm={() => void end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
    </Card>
  );
}

function HoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("my-data");
  const { show } = useSnackbar();
  const [add] = useAddLegalHoldMutation();
  const [person, setPerson] = useState<LegalHold["person"] | null>(null);
  const form = useContractForm(addLegalHoldBody, { defaultValues: { user_id: "", reason: "" } });
  const { errors } = form.formState;
  return (
    <FormDialog title={t("holds.add")} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={t("holds.add")}
        whilePaused
        onSubmit={async (body) => {
          await add({ body }).unwrap();
          show(t("holds.added"));
          onClose();
        }}
      >
        <PersonSelect
          label={t("holds.person")}
          value={person}
          expected
          required
          error={errors.user_id && t("holds.choose")}
          onChange={(chosen) => {
            setPerson(chosen);
            form.setValue("user_id", chosen?.id ?? "", { shouldDirty: true });
          }}
        />
        <TextInput control={form.control} name="reason" label={t("why")} rows={4} counter={700} required />
        <DialogButtons onCancel={onClose}>
          <SubmitButton>{t("holds.save")}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
