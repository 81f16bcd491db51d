import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { LANGUAGES, LIMITS } from "@vaardig/contract/limits";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { mailWordIssues } from "@vaardig/contract/mail-templates/mailWordIssues";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { MailEditor } from "../../../shared/mail-editor/MailEditor.tsx";
import {
  useGetMailTemplateQuery,
  usePreviewMailQuery,
} from "../../../shared/mail-editor/mailTemplates.api.ts";
import { StageMailPreview } from "../../../shared/mail-editor/StageMailPreview.tsx";
import { SubjectField } from "./SubjectField.tsx";

/** Whether a mail leaves, and its words where they were changed. */
export interface Draft {
  mail: boolean;
  words?: LocalMailWords;
}

/** What keeps changed words from being sent; undefined where nothing does. */
export function draftIssue({ mail, words }: Draft) {
  if (!mail || !words) return undefined;
  return LANGUAGES.map((language) => words[language])
    .flatMap((one) => (one ? [mailWordIssues(one)] : []))
    .find(({ subject, message }) => subject ?? message);
}

interface Props {
  card: ApplicationCard;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** The mail of one rejection: whether it leaves, how it arrives, and changing its words. */
export function RejectionMail({ card, draft, onDraft }: Props) {
  const { t } = useTranslation("applications");
  const { mail: reach, name } = card.person;
  const [isEditing, setEditing] = useState(false);
  if (reach !== "yes")
    return (
      <Alert severity="info">
        {t(reach === "no_address" ? "reject-no-address" : "reject-unsubscribed", { name })}
      </Alert>
    );
  const help = draft.mail ? "reject-mail-help" : card.took_part ? "reject-mail-off" : "reject-mail-listed";
  return (
    <>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={draft.mail}
              onChange={({ target }) => onDraft({ ...draft, mail: target.checked })}
            />
          }
          label={t("reject-mail", { name })}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t(help, { name })}
        </Typography>
      </div>
      {draft.mail && isEditing && <RejectionWords card={card} draft={draft} onDraft={onDraft} />}
      {draft.mail && !isEditing && (
        <StageMailPreview
          about={{ job_id: card.job_vacancy_id }}
          userId={card.person.id}
          {...(draft.words ? { words: draft.words } : { tempName: card.rejection_mail })}
        />
      )}
      {draft.mail && (
        <div>
          <Button variant="outlined" size="small" onClick={() => setEditing(!isEditing)}>
            {t(isEditing ? "reject-mail-preview" : "reject-mail-edit")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Subject and message in the language in which the mail leaves. */
function RejectionWords({ card, draft, onDraft }: Props) {
  const { t } = useTranslation("applications");
  const issueText = useIssueText();
  const about = { job_id: card.job_vacancy_id, temp_name: card.rejection_mail };
  const template = useGetMailTemplateQuery({ query: about });
  const preview = usePreviewMailQuery({ body: { ...about, user_id: card.person.id } });
  const language = preview.data?.language ?? LANGUAGES.find((one) => draft.words?.[one]);
  const words = language && (draft.words?.[language] ?? template.data?.words[language]);
  if (!language || !words) return <Skeleton variant="rounded" height={320} />;
  const issues = mailWordIssues(words);
  const change = (part: Partial<typeof words>) =>
    onDraft({ ...draft, words: { [language]: { ...words, ...part } } });
  return (
    <>
      <SubjectField
        value={words.subject}
        onChange={(subject) => change({ subject: subject.slice(0, LIMITS.name) })}
        error={issues.subject && issueText({ message: issues.subject })}
      />
      <MailEditor
        value={words.message}
        onChange={(message) => {
          if (message !== words.message) change({ message });
        }}
        label={t("mail-message")}
        error={issues.message && issueText({ message: issues.message })}
        required
      />
    </>
  );
}
