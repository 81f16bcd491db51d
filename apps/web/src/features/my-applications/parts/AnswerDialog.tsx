import Typography from "@mui/material/Typography";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { InputDialog } from "../../../ui/InputDialog.tsx";
import { LongText } from "../../../ui/LongText.tsx";

interface Props {
  answer: "accept" | "decline";
  /** Name of the offered job. */
  name: string;
  isBusy: boolean;
  onAnswer: (words: string) => void;
  onClose: () => void;
}

/** Confirms the final reply to an offer, with an optional message. */
export function AnswerDialog({ answer, name, isBusy, onAnswer, onClose }: Props) {
  const { t } = useTranslation("my-applications");
  const [words, setWords] = useState("");
  return (
    <InputDialog
      title={t(`offer.${answer}-title`)}
      confirm={t(`offer.${answer}`)}
      isDangerous={answer === "decline"}
      isBusy={isBusy}
      isDirty={words.trim() !== ""}
      onConfirm={() => onAnswer(words.trim())}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {name}. {t(`offer.${answer}-text`)}
      </Typography>
      <LongText
        label={t("offer.words")}
        value={words}
        onChange={setWords}
        limit={LIMITS.description}
        rows={3}
      />
    </InputDialog>
  );
}
