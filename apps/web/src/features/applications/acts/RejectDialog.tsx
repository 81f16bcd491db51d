import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { REJECT_REASONS, type RejectReason } from "@vaardig/contract/applicationReasons";
import type { ApplicationCard } from "@vaardig/contract/applications";
import type { Stage } from "@vaardig/contract/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation(["applications", "common"]);
  const id = useId();
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
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {count === 1 ? t("reject-title", { name }) : t("reject-many", { count })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 5, pt: 1 }}>
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
                  tempName={first.rejection}
                />
              </Paper>
            </Collapse>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button variant="contained" color="error" disabled={!isExplained(reason, note)} onClick={confirm}>
          {count === 1 ? t("reject-confirm") : t("reject-confirm-many", { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
