import Typography from "@mui/material/Typography";
import { REJECT_REASONS, type RejectReason } from "@vaardig/contract/applications/applicationReasons";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { InputDialog } from "../../../ui/InputDialog.tsx";
import { DialogPart } from "./DialogPart.tsx";
import { isExplained, ReasonFields } from "./ReasonFields.tsx";
import { RejectionMail } from "./RejectionMail.tsx";
import { emailedApplicants, type MailChoice, mailOf, RejectionMails } from "./RejectionMails.tsx";
import type { ReasonValues } from "./reasonValues.ts";
import { type ChangedMailTexts, hasIssue } from "./rejectionTexts.ts";

/** Reason and email of a rejection: edited text, or the template of the situation by default. */
export type Rejection = ReasonValues<RejectReason> & {
  mail?: boolean;
  words?: ChangedMailTexts;
};

interface Props {
  cards: readonly ApplicationCard[];
  onReject: (why: Rejection) => void;
  onClose: () => void;
}

/** Stages in which interviews may be arranged. */
const MEETING: readonly Stage[] = ["Interview", "Job offer"];

/** Asks for the internal reason, and shows separately the email that is sent after the undo period. */
export function RejectDialog({ cards, onReject, onClose }: Props) {
  const { t } = useTranslation("applications");
  const [reason, setReason] = useState<RejectReason | "">("");
  const [note, setNote] = useState("");
  const [first] = cards;
  const count = cards.length;
  const one = count === 1 ? first : undefined;
  const [choice, setChoice] = useState<MailChoice>({ took: true, listed: false });
  const [mail, setMail] = useState(one?.awaits_news === true && one.person.mail === "yes");
  const [words, setWords] = useState<ChangedMailTexts>({});
  const mails = one ? Number(mail) : emailedApplicants(choice, cards).length;
  const isChanged = Object.keys(words).length > 0;
  const confirm = () => {
    if (reason === "") return;
    const sends = one ? mail : mailOf(choice, cards);
    onReject({
      reason,
      ...(note.trim() && { note: note.trim() }),
      ...(sends !== undefined && { mail: sends }),
      ...(mails > 0 && isChanged && { words }),
    });
    onClose();
  };
  const confirmMany = mails > 0 ? "reject-confirm-many-mail" : "reject-confirm-many";
  return (
    <InputDialog
      title={one ? t("reject-title", { name: one.person.name }) : t("reject-many", { count })}
      confirm={one ? t(mail ? "reject-confirm-mail" : "reject-confirm") : t(confirmMany, { count, mails })}
      size="sm"
      isDangerous
      disabled={!isExplained(reason, note) || (mails > 0 && hasIssue(words))}
      isDirty={note.trim() !== "" || isChanged}
      onConfirm={confirm}
      onClose={onClose}
    >
      <DialogPart title={t("reject-inside")} isInside>
        <ReasonFields
          reasons={REJECT_REASONS}
          reason={reason}
          note={note}
          onReason={setReason}
          onNote={setNote}
        />
      </DialogPart>
      <DialogPart title={one ? t("reject-outside", { name: one.person.name }) : t("reject-outside-many")}>
        {one ? (
          <RejectionMail card={one} mail={mail} onMail={setMail} words={words} onWords={setWords} />
        ) : (
          <RejectionMails
            cards={cards}
            choice={choice}
            onChoice={setChoice}
            words={words}
            onWords={setWords}
          />
        )}
        {cards.some(({ stage }) => MEETING.includes(stage)) && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("reject-interviews")}
          </Typography>
        )}
      </DialogPart>
    </InputDialog>
  );
}
