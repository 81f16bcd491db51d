import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { applyFromCareers } from "@vaardig/contract/careers/careers";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { TermsFields } from "../../../shared/apply/TermsFields.tsx";
import { BotCheck } from "../../../shared/bot-check/BotCheck.tsx";
import { useBotCheckedForm } from "../../../shared/bot-check/useBotCheckedForm.ts";
import { FieldPairs } from "../../../ui/FieldPairs.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { careersForm } from "./careersForm.ts";
import { RecognizeField } from "./RecognizeField.tsx";
import { ResumeField } from "./ResumeField.tsx";

interface Props {
  slug: string;
  company: string;
  jobId: string;
  /** Called after the application was sent, with the address of the confirmation email. */
  onSent: (email: string) => void;
}

/** Application form without an account: identity, résumé and motivation. */
export function ApplyForm({ slug, company, jobId, onSent }: Props) {
  const { t } = useTranslation(["careers", "apply"]);
  const { form, check, waiting } = useBotCheckedForm(careersForm, {
    patient: true,
    defaultValues: {
      company_slug: slug,
      job_vacancy_id: jobId,
      first_name: "",
      last_name: "",
      email: "",
      phone: "",
      motivation: "",
      available_from: "",
      available_until: "",
      hours: "",
      hourly_rate: "",
      salary_proposal: "",
      consent: false,
      recognize: false,
      token: "",
      resume: null,
    },
  });
  const { control, setError, setValue } = form;
  const [isScan, setScan] = useState(false);
  const refuseResume = (message: string) =>
    setError("resume", { type: "server", message }, { shouldFocus: true });

  const send = async ({ resume, ...data }: z.output<typeof careersForm>): Promise<void> => {
    if (!resume) return;
    try {
      await callOnce(applyFromCareers, { data, file: resume });
      onSent(data.email);
    } catch (error) {
      if (!isApiError(error) || !error.code.startsWith("file_")) throw error;
      setScan(error.code === "file_scanned");
      refuseResume(error.message);
    }
  };

  return (
    <Box onFocus={check.start}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t("apply-title")}
      </Typography>
      <Typography sx={{ mb: 6, color: "text.secondary" }}>{t("apply-intro", { company })}</Typography>
      <Form form={form} onSubmit={send} label={t("apply-title")}>
        <FieldPairs>
          <TextInput
            control={control}
            name="first_name"
            label={t("fields.first_name")}
            autoComplete="given-name"
            required
          />
          <TextInput
            control={control}
            name="last_name"
            label={t("fields.last_name")}
            autoComplete="family-name"
            required
          />
          <TextInput
            control={control}
            name="email"
            type="email"
            label={t("fields.email")}
            autoComplete="email"
            required
          />
          <TextInput control={control} name="phone" type="tel" label={t("fields.phone")} autoComplete="tel" />
        </FieldPairs>
        <ResumeField
          control={control}
          onChosen={() => {
            setScan(false);
            setValue("recognize", false);
          }}
          onRefused={(message) => {
            // Validating the emptied field would say that a file is required, instead of what is wrong with this one.
            setValue("resume", null);
            refuseResume(message);
          }}
        />
        {isScan && <RecognizeField control={control} />}
        <TextInput
          control={control}
          name="motivation"
          label={t("apply:fields.motivation")}
          help={t("apply:fields.motivation-help")}
          rows={5}
          counter={LIMITS.longText}
        />
        <Typography variant="h3" sx={{ mt: 2 }}>
          {t("if-you-like")}
        </Typography>
        <TermsFields control={control} />
        <div>
          <Controller
            control={control}
            name="consent"
            render={({ field: { value, ref, ...field } }) => (
              <FormControlLabel
                control={
                  <Checkbox {...field} checked={value} slotProps={{ input: { ref } }} sx={{ mt: -2 }} />
                }
                label={t("fields.consent", { company })}
                sx={{ alignItems: "flex-start" }}
              />
            )}
          />
          <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
            {t("privacy", { company })}
          </Typography>
        </div>
        <BotCheck control={control} check={check} />
        <SubmitButton busy={waiting}>{t("apply:send")}</SubmitButton>
      </Form>
    </Box>
  );
}
