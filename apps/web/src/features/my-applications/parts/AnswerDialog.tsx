import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  answer: "accept" | "decline";
  /** The job that is offered. */
  name: string;
  isBusy: boolean;
  onAnswer: (words: string) => void;
  onClose: () => void;
}

/** Asks before an offer is answered, which is final, and takes the applicant's own words along. */
export function AnswerDialog({ answer, name, isBusy, onAnswer, onClose }: Props) {
  const { t } = useTranslation(["my-applications", "common"]);
  const id = useId();
  const [words, setWords] = useState("");
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t(`offer.${answer}-title`)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5 }}>
        <Typography sx={{ color: "text.secondary" }}>
          {name}. {t(`offer.${answer}-text`)}
        </Typography>
        <TextField
          label={t("offer.words")}
          multiline
          minRows={3}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.description } }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button
          variant="contained"
          color={answer === "accept" ? "primary" : "error"}
          disabled={isBusy}
          onClick={() => onAnswer(words.trim())}
        >
          {t(`offer.${answer}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
