import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { useHireApplicantMutation } from "../applications.api.ts";
import type { CommandListener, Commands } from "./useCommands.ts";

/** The fields of a job needed to close it. */
export interface FilledJob {
  id: string;
  version: number;
}

interface Props {
  card: ApplicationCard;
  sink: CommandListener;
  commands: Commands;
  /** Called when all positions are filled and the reader may close the job. */
  onFilled: (vacancy: FilledJob) => void;
  onClose: () => void;
}

/** Confirmation of a hire, which cannot be undone. */
export function HireDialog({ card, sink, commands, onFilled, onClose }: Props) {
  const { t } = useTranslation("applications");
  const { show } = useSnackbar();
  const [hire, { isLoading, error }] = useHireApplicantMutation();
  const [convert, setConvert] = useState(!card.person.internal);
  const [mail, setMail] = useState(card.person.mail !== "no_address");
  const [idempotencyKey] = useState(newKey);
  const { name, account, mail: reach } = card.person;
  const invitation = account
    ? "hire-keeps-account"
    : reach === "no_address"
      ? "hire-no-address"
      : "hire-convert-help";
  const confirm = async () => {
    try {
      const { id: applicationId, version } = card;
      const body = { id: applicationId, version, convert: convert && !card.person.internal, mail };
      const answer = await hire({ body, idempotencyKey }).unwrap();
      sink.done(answer.card);
      show(t("hired-told", { name }));
      onClose();
      if (answer.may_close) onFilled({ id: card.job_vacancy_id, version: answer.vacancy_version });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.code !== "stale_version") return;
      commands.tellRefusal(card, failure);
      onClose();
    }
  };
  return (
    <ActionDialog
      title={t("hire-title", { name })}
      confirm={t("hire-confirm")}
      isBusy={isLoading}
      problem={isApiError(error) ? error.message : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("hire-text")}</Typography>
      {reach !== "no_address" && (
        <div>
          <FormControlLabel
            control={<Switch checked={mail} onChange={({ target }) => setMail(target.checked)} />}
            label={t("hire-mail", { name })}
          />
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t(mail ? "hire-mail-help" : "hire-mail-off")}
          </Typography>
        </div>
      )}
      {!card.person.internal && (
        <div>
          <FormControlLabel
            control={<Switch checked={convert} onChange={({ target }) => setConvert(target.checked)} />}
            label={t("hire-convert")}
          />
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t(invitation, { name })}
          </Typography>
        </div>
      )}
    </ActionDialog>
  );
}
