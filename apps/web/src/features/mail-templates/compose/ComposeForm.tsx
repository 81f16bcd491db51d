import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Language } from "@vaardig/contract/limits";
import { isSituation, variablesOf } from "@vaardig/contract/mail-templates/mailSituations";
import { POOL_MAIL_VARIABLES } from "@vaardig/contract/mail-templates/mailVariables";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useSendMailsMutation } from "../mail-templates.api.ts";
import { TemplateBar } from "../templates/TemplateBar.tsx";
import { issuesOf, NO_RECIPIENTS } from "./composeValues.ts";
import { MailTextFields } from "./MailTextFields.tsx";
import { OfferedJob } from "./OfferedJob.tsx";
import { RecipientPicker } from "./RecipientPicker.tsx";
import { SendDialog } from "./SendDialog.tsx";
import type { ComposeModel } from "./useCompose.ts";
import { useLeftOutNames } from "./useLeftOutNames.ts";

/** Variables available once a job is selected. */
const JOB = ["job"] as const;

/** Form of an email to a job's applicants or a talent pool: recipients, text, sending. */
export function ComposeForm({ compose }: { compose: ComposeModel }) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const { show } = useSnackbar();
  const namesOf = useLeftOutNames();
  const { form, values, about, isToPool, check, recipients, written, isTouched } = compose;
  const [language, setLanguage] = useState<Language>(useCurrentLanguage());
  const [isAsking, setAsking] = useState(false);
  // One idempotency key per email, so that a second click or a retry after a lost response sends nothing
  // more.
  const [key, setKey] = useState(newKey);
  const [send, { isLoading }] = useSendMailsMutation();
  const reached = recipients === null ? undefined : check.currentData;
  const total = reached?.total ?? 0;
  const outside = reached?.not_for_them.count ?? 0;
  const { errors } = form.formState;

  const choose = (part: Partial<Pick<typeof values, "stages" | "everybody" | "ticked" | "people">>) => {
    form.clearErrors(["stages", "people"]);
    for (const [name, chosen] of Object.entries(part)) form.setValue(name as "people", chosen as []);
    const [first] = part.stages ?? [];
    if (first && values.stages.length === 0 && !isTouched && isSituation(values.temp_name))
      compose.takeTemplate(first);
  };

  /** Validates and opens the dialog from which the emails are sent. */
  const ask = async () => {
    if (recipients === null || (reached && total === 0)) {
      const issue = outside > 0 ? "outside-all" : "recipient-required";
      form.setError("people", { type: "server", message: t(issue) }, { shouldFocus: true });
      return false;
    }
    const field = `words.${language}.message` as const;
    const issues = written ? issuesOf(written) : [{ language, field, issue: "mail_empty" }];
    const [first] = issues;
    if (!first) {
      setAsking(true);
      return false;
    }
    // The field must be rendered before it can be focused.
    flushSync(() => setLanguage((issues.find((one) => one.language === language) ?? first).language));
    for (const one of issues.toReversed())
      form.setError(one.field, { type: "custom", message: one.issue }, { shouldFocus: true });
    return false;
  };

  const sendNow = form.handleSubmit(async () => {
    if (recipients === null || !written) return;
    const body = { ...about, recipients, words: written, skip_without_address: true };
    const outcome = await send({ body, idempotencyKey: key });
    setAsking(false);
    const status = outcome.error && "status" in outcome.error ? Number(outcome.error.status) : 200;
    // Without a response the emails may have been sent, so the same key is used to find them instead of
    // resending.
    if (status >= 200 && status < 500) setKey(newKey());
    if (outcome.error) {
      const fields = ("fields" in outcome.error && outcome.error.fields) || {};
      const message = "message" in outcome.error ? outcome.error.message : undefined;
      const places = Object.entries(fields).filter(([name]) => name.startsWith("words."));
      for (const [name, issue] of places) form.setError(name as "words", { type: "server", message: issue });
      const [first] = places;
      if (first) setLanguage(first[0].split(".")[1] === "nl" ? "nl" : "en");
      else
        form.setError("root", {
          type: "server",
          message: fields.recipients ?? fields.job_id ?? message ?? "",
        });
      return;
    }
    form.clearErrors();
    compose.keepAsBase();
    choose(NO_RECIPIENTS);
    show(t("sent", { count: outcome.data.total }));
  });

  return (
    <Form
      form={form}
      onSubmit={ask}
      label={t("compose")}
      isDirty={isTouched}
      leaveText={t("leave-text")}
      staysOpen
    >
      <Typography variant="h2">{t("compose")}</Typography>
      {errors.root?.message && (
        <Alert severity="error">
          {errors.root.message} {t("common:nothing-lost")}
        </Alert>
      )}
      <RecipientPicker compose={compose} onChoose={choose} />
      {isToPool && <OfferedJob compose={compose} />}
      <TemplateBar compose={compose} />
      <MailTextFields
        control={form.control}
        language={language}
        onLanguage={setLanguage}
        reached={reached?.languages}
        onFocus={form.setFocus}
        variables={
          isToPool ? [...POOL_MAIL_VARIABLES, ...(values.job_id ? JOB : [])] : variablesOf(values.temp_name)
        }
      />
      {outside > 0 && (
        <Alert severity="warning">{t(total === 0 ? "outside-all" : "outside", { count: outside })}</Alert>
      )}
      {reached && reached.in_pipeline.count > 0 && (
        <Alert severity="warning">{t("pipeline", { count: reached.in_pipeline.count })}</Alert>
      )}
      {reached && reached.unsubscribed.count > 0 && (
        <Alert severity="warning">
          {t("unsubscribed-named", {
            count: reached.unsubscribed.count,
            names: namesOf(reached.unsubscribed),
          })}
        </Alert>
      )}
      {reached && reached.untrue.count > 0 && (
        <Alert severity="warning">
          {t("untrue", { count: reached.untrue.count, names: namesOf(reached.untrue) })}
        </Alert>
      )}
      {reached && reached.without_address.count > 0 && (
        <Alert severity="warning">
          {t("some-without-address", { count: reached.without_address.count })}
        </Alert>
      )}
      <Box>
        <SubmitButton busy={isLoading}>
          {total > 0 ? t("send", { count: total }) : t("send-no-one")}
        </SubmitButton>
      </Box>
      {reached && written && (
        <SendDialog
          open={isAsking}
          check={reached}
          words={written}
          leftLanguage={compose.leftLanguage}
          isBusy={isLoading}
          onSend={() => void sendNow()}
          onClose={() => setAsking(false)}
        />
      )}
    </Form>
  );
}
