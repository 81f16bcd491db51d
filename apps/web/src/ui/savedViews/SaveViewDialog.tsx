import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { addSavedView, type SavedViewScreen } from "@vaardig/contract/savedViews";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAddSavedViewMutation } from "../../lib/savedViews.api.ts";
import { useContractForm } from "../../lib/useContractForm.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { Form } from "../Form.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { TextInput } from "../TextInput.tsx";

interface Props {
  screen: SavedViewScreen;
  search: string;
  onClose: () => void;
}

const nameOf = addSavedView.body.pick({ name: true });

/** Asks for the name of a view. Mounted while it is open. */
export function SaveViewDialog({ screen, search, onClose }: Props) {
  const { t } = useTranslation("saved-views");
  const { show } = useSnackbar();
  const [add] = useAddSavedViewMutation();
  const form = useContractForm(nameOf, { defaultValues: { name: "" } });
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("save-title")}</DialogTitle>
      <DialogContent>
        <Form
          form={form}
          label={t("save-title")}
          onSubmit={async ({ name }) => {
            await add({ body: { screen, name, search } }).unwrap();
            show(t("saved", { name }));
            onClose();
          }}
        >
          <TextInput
            control={form.control}
            name="name"
            label={t("name")}
            help={t("save-help")}
            required
            autoFocus
          />
          <SubmitButton>{t("save")}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
