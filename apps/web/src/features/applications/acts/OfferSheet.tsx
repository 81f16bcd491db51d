import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { offerBody } from "@vaardig/contract/applications/applicationCommands";
import type { ApplicationCard, ApplicationDetail } from "@vaardig/contract/applications/applications";
import { offerWarnings } from "@vaardig/contract/applications/offerWarnings";
import { LIMITS } from "@vaardig/contract/limits";
import { parseNumber } from "@vaardig/contract/parseNumber";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { typedNumber } from "../../../lib/form/typedNumber.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { localDay } from "../../../lib/language/localDay.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useGetApplicationQuery, useMakeOfferMutation } from "../applications.api.ts";
import type { CommandListener, Commands } from "./useCommands.ts";

const { salary, hours } = offerBody.shape;
/** The contract's schema, for text fields of the form. */
const offerForm = offerBody.extend({ salary: typedNumber(salary), hours: typedNumber(hours) });

const EMPTY = { salary: "", hours: "", start_date: "", message: "" };

const typed = (value: number | null) => (value === null ? "" : String(value));

/** Returns default terms from the job, without a start date in the past. */
function startOf({ salary_from: from, hours: most, starts_on: on }: ApplicationDetail["job_terms"]) {
  const start_date = on !== null && on >= localDay() ? on : "";
  return { salary: typed(from), hours: typed(most), start_date, message: "" };
}

interface Props {
  card: ApplicationCard;
  sink: CommandListener;
  commands: Commands;
  onClose: () => void;
}

/** Form for a job offer; sending it moves the application to Job offer. */
export function OfferSheet({ card, sink, commands, onClose }: Props) {
  const { t } = useTranslation(["applications", "common"]);
  const { show } = useSnackbar();
  const issueText = useIssueText();
  const [send] = useMakeOfferMutation();
  const [mail, setMail] = useState(true);
  const [idempotencyKey] = useState(newKey);
  const { data } = useGetApplicationQuery({ query: { id: card.id } });
  const form = useContractForm(offerForm, {
    defaultValues: EMPTY,
    about: card.id,
    ...(data && { values: startOf(data.job_terms) }),
  });
  const [typedSalary, typedHours, startDate = ""] = useWatch({
    control: form.control,
    name: ["salary", "hours", "start_date"],
  });
  const terms = {
    salary: parseNumber(typedSalary ?? "") ?? Number.NaN,
    hours: parseNumber(typedHours ?? "") ?? Number.NaN,
    start_date: startDate || "9999",
  };
  const warnings = data ? Object.values(offerWarnings(terms, data.job_terms, localDay())) : [];
  const { name } = card.person;
  return (
    <SideSheet open onClose={onClose} title={t("offer-title", { name })}>
      <Form
        form={form}
        label={t("offer-title", { name })}
        onSubmit={async (offered) => {
          try {
            const { id, version } = card;
            const anyway = warnings.length > 0;
            const body = { ...offered, id, version, mail, anyway };
            const answer = await send({ body, idempotencyKey }).unwrap();
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
        {warnings.length > 0 && (
          <Alert severity="warning" role="status">
            {t("offer-unusual")}
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {warnings.map((issue) => (
                <li key={issue}>{issueText({ message: issue })}</li>
              ))}
            </Box>
          </Alert>
        )}
        <SubmitButton>{t(warnings.length > 0 ? "offer-anyway" : "offer-confirm")}</SubmitButton>
      </Form>
    </SideSheet>
  );
}
