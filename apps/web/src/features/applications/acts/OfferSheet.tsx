import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { offerBody } from "@vaardig/contract/applicationCommands";
import type { ApplicationCard } from "@vaardig/contract/applications";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { typedNumber } from "../../../lib/form/typedNumber.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useMakeOfferMutation } from "../applications.api.ts";
import type { Commands, Sink } from "./useCommands.ts";

const { salary, hours } = offerBody.shape;
/** The contract's rules on what the form holds. */
const offerForm = offerBody.extend({ salary: typedNumber(salary), hours: typedNumber(hours) });

interface Props {
  card: ApplicationCard;
  sink: Sink;
  commands: Commands;
  onClose: () => void;
}

/** Terms of an offer; making it moves the application to Job offer. */
export function OfferSheet({ card, sink, commands, onClose }: Props) {
  const { t } = useTranslation(["applications", "common"]);
  const { show } = useSnackbar();
  const [send] = useMakeOfferMutation();
  const [mail, setMail] = useState(true);
  const [idempotencyKey] = useState(newKey);
  const form = useContractForm(offerForm, {
    defaultValues: { salary: "", hours: "", start_date: "", message: "" },
    about: card.id,
  });
  const { name } = card.person;
  return (
    <SideSheet open onClose={onClose} title={t("offer-title", { name })}>
      <Form
        form={form}
        label={t("offer-title", { name })}
        onSubmit={async (terms) => {
          try {
            const { id, version } = card;
            const answer = await send({ body: { ...terms, id, version, mail }, idempotencyKey }).unwrap();
            sink.done(answer.card);
            show(t("offer-made", { name }));
            onClose();
          } catch (error) {
            if (!isApiError(error) || error.code !== "stale_version") throw error;
            commands.tellRefusal(card, error);
            onClose();
          }
        }}
      >
        <TextInput
          control={form.control}
          name="salary"
          label={t("offer-salary")}
          type="number"
          required
          autoFocus
        />
        <TextInput control={form.control} name="hours" label={t("offer-hours")} type="number" required />
        <TextInput control={form.control} name="start_date" label={t("offer-start")} type="date" required />
        <TextInput
          control={form.control}
          name="message"
          label={t("offer-message")}
          help={t("offer-message-help", { name })}
          rows={5}
          counter={LIMITS.longText}
          required
        />
        <FormControlLabel
          control={<Switch checked={mail} onChange={({ target }) => setMail(target.checked)} />}
          label={t("offer-mail")}
        />
        <SubmitButton>{t("offer-confirm")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
