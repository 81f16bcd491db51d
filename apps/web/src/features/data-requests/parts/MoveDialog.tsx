import Typography from "@mui/material/Typography";
import {
  type DataRequestMove,
  type ManagedDataRequest,
  moveRequestBody,
} from "@vaardig/contract/data-requests/dataRequests";
import { useTranslation } from "react-i18next";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DialogButtons } from "../../../ui/DialogButtons.tsx";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useMoveDataRequestMutation } from "../dataRequests.api.ts";

interface Props {
  request: ManagedDataRequest;
  move: DataRequestMove;
  onClose: () => void;
}

/** Asks for the reason of a transition, or confirms an erasure. */
export function MoveDialog({ request: { id, version, person }, move, onClose }: Props) {
  const { t } = useTranslation("my-data");
  const { show } = useSnackbar();
  const [send] = useMoveDataRequestMutation();
  const form = useContractForm(moveRequestBody, { defaultValues: { id, version, move, reason: "" } });
  const needsReason = move === "refuse" || move === "extend";
  return (
    <FormDialog title={t(`dialogs.${move}`, { name: person.name })} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={t(`dialogs.${move}`, { name: person.name })}
        whilePaused
        onSubmit={async (body) => {
          const { proof } = await send({ body }).unwrap();
          show(proof ? t("erased", { name: person.name, proof }) : t("moved"));
          onClose();
        }}
      >
        <Typography sx={{ color: "text.secondary" }}>{t(`dialog-help.${move}`)}</Typography>
        {move !== "erase" && (
          <TextInput
            rows={4}
            control={form.control}
            name="reason"
            label={t(needsReason ? "why" : "answer")}
            required={needsReason}
            counter={700}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <SubmitButton isFinal={move === "erase"}>{t(`moves.${move}`)}</SubmitButton>
        </DialogButtons>
      </Form>
    </FormDialog>
  );
}
