import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type Account, deleteAccountBody, type Erasure } from "@vaardig/contract/account/account";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useDeleteAccountMutation } from "../account.api.ts";
import { Section } from "./Section.tsx";

interface Props {
  account: Account;
  onErased: (proof: Erasure) => void;
}

/** Deletes the account permanently after retyping its email address. */
export function DeleteSection({ account, onErased }: Props) {
  const { t } = useTranslation(["account", "common"]);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeleteAccountMutation();
  const form = useContractForm(deleteAccountBody, { defaultValues: { email: "" } });
  const close = () => {
    setOpen(false);
    form.reset(undefined, { keepDirtyValues: false });
  };
  return (
    <Section
      title={t("account:delete.title")}
      text={t("account:delete.text", { company: account.company_name })}
    >
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t("account:delete.open")}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>{t("account:delete.title")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 4, "&&": { pb: 6 } }}>
          <Typography>{t("account:delete.final")}</Typography>
          <Form
            form={form}
            label={t("account:delete.title")}
            whilePaused
            onSubmit={async (body) => onErased(await remove({ body }).unwrap())}
          >
            <TextInput
              control={form.control}
              name="email"
              type="email"
              label={t("account:delete.email")}
              help={account.email}
              autoComplete="off"
              autoFocus
              required
            />
            <DialogActions sx={{ p: 0 }}>
              <Button variant="outlined" onClick={close}>
                {t("common:cancel")}
              </Button>
              <SubmitButton isFinal>{t("account:delete.confirm")}</SubmitButton>
            </DialogActions>
          </Form>
        </DialogContent>
      </Dialog>
    </Section>
  );
}
