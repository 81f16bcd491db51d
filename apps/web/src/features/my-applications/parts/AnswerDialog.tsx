import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";

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
  const { t } = useTranslation("my-applications");
  const [words, setWords] = useState("");
  return (
    <ActionDialog
      title={t(`offer.${answer}-title`)}
      confirm={t(`offer.${answer}`)}
      isDangerous={answer === "decline"}
      isBusy={isBusy}
      onConfirm={() => onAnswer(words.trim())}
      onClose={onClose}
    >
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
    </ActionDialog>
  );
}
