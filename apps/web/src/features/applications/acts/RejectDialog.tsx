import Collapse from "@mui/material/Collapse";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { REJECT_REASONS, type RejectReason } from "@vaardig/contract/applicationReasons";
import type { ApplicationCard } from "@vaardig/contract/applications";
import type { Stage } from "@vaardig/contract/pipeline";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { StageMailPreview } from "../../../ui/mailEditor/StageMailPreview.tsx";
import { isExplained, ReasonFields } from "./ReasonFields.tsx";
import type { Explained } from "./useCommands.ts";

interface Props {
  cards: readonly ApplicationCard[];
  onReject: (why: Explained<RejectReason> & { mail: boolean }) => void;
  onClose: () => void;
}

/** Where interviews may be arranged. */
const MEETING: readonly Stage[] = ["Interview", "Job offer"];

/** Asks why, and shows the mail that leaves when the ten minutes to undo are over. */
export function RejectDialog({ cards, onReject, onClose }: Props) {
  const { t } = useTranslation("applications");
  const [reason, setReason] = useState<RejectReason | "">("");
  const [note, setNote] = useState("");
  const [mail, setMail] = useState(true);
  const [first] = cards;
  const count = cards.length;
  const name = first?.person.name ?? "";
  const confirm = () => {
    if (reason === "") return;
    onReject({ reason, ...(note.trim() && { note: note.trim() }), mail });
    onClose();
  };
  return (
    <ActionDialog
      title={count === 1 ? t("reject-title", { name }) : t("reject-many", { count })}
      confirm={count === 1 ? t("reject-confirm") : t("reject-confirm-many", { count })}
      size="sm"
      isDangerous
      disabled={!isExplained(reason, note)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonFields
        reasons={REJECT_REASONS}
        reason={reason}
        note={note}
        onReason={setReason}
        onNote={setNote}
      />
      <div>
        <FormControlLabel
          control={<Switch checked={mail} onChange={({ target }) => setMail(target.checked)} />}
          label={t("reject-mail", { count })}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t(mail ? "reject-mail-help" : "reject-mail-off")}
        </Typography>
        {cards.some(({ stage }) => MEETING.includes(stage)) && (
          <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
            {t("reject-interviews")}
          </Typography>
        )}
      </div>
      {first?.rejection && count === 1 && (
        <Collapse in={mail} unmountOnExit>
          <Paper variant="outlined" sx={{ p: 4, bgcolor: "background.default" }}>
            <StageMailPreview
              about={{ job_id: first.job_vacancy_id }}
              userId={first.person.id}
              tempName={first.rejection_mail}
            />
          </Paper>
        </Collapse>
      )}
    </ActionDialog>
  );
}
