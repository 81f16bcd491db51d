import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { LIMITS } from "@vaardig/contract/limits";
import type { MailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MailEditor } from "../../../shared/mail-editor/MailEditor.tsx";
import { useGetMailTemplateQuery } from "../../../shared/mail-editor/mailTemplates.api.ts";
import { StageMailPreview } from "../../../shared/mail-editor/StageMailPreview.tsx";
import { ShortText } from "../../../ui/ShortText.tsx";
import { rejectionIssues } from "./rejectionTexts.ts";

interface Props {
  /** Recipients of this text; the preview is for the first. */
  cards: readonly [ApplicationCard, ...ApplicationCard[]];
  /** Edited text; undefined for the template of the situation. */
  words: MailWords | undefined;
  onWords: (words: MailWords | undefined) => void;
}

/** One rejection text in one language: preview and editor. */
export function RejectionText({ cards, words, onWords }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const [{ job_vacancy_id: jobId, person, rejection_mail: situation }] = cards;
  const { language, name } = person;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {isEditing ? (
        <Editor cards={cards} words={words} onWords={onWords} />
      ) : (
        <Box sx={{ borderLeft: 3, borderColor: "divider", pl: 4 }}>
          <StageMailPreview
            about={{ job_id: jobId }}
            userId={person.id}
            {...(words ? { words: { [language]: words } } : { tempName: situation })}
          />
        </Box>
      )}
      {cards.length > 1 && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t(isEditing ? "reject-text-goes" : "reject-text-shown", {
            count: cards.length,
            name,
            language: format.languageName(language),
          })}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button variant="outlined" size="small" onClick={() => setEditing(!isEditing)}>
          {t(isEditing ? "reject-mail-preview" : "reject-mail-edit")}
        </Button>
        {words && (
          <Button size="small" onClick={() => onWords(undefined)}>
            {t("reject-mail-original")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Editor({ cards, words: changed, onWords }: Props) {
  const { t } = useTranslation("applications");
  const issueText = useIssueText();
  const [{ job_vacancy_id: jobId, person, rejection_mail: situation }] = cards;
  const { data } = useGetMailTemplateQuery({ query: { job_id: jobId, temp_name: situation } });
  const words = changed ?? data?.words[person.language];
  if (!words) return <Skeleton variant="rounded" height={320} />;
  const issues = rejectionIssues(situation, words);
  return (
    <Box lang={person.language} sx={{ display: "grid", gap: 4 }}>
      <ShortText
        label={t("mail-subject")}
        limit={LIMITS.name}
        value={words.subject}
        onChange={(subject) => onWords({ ...words, subject: subject.slice(0, LIMITS.name) })}
        problem={issues.subject && issueText({ message: issues.subject })}
        required
      />
      <MailEditor
        key={changed ? "changed" : "original"}
        value={words.message}
        onChange={(message) => {
          if (message !== words.message) onWords({ ...words, message });
        }}
        label={t("mail-message")}
        error={issues.message && issueText({ message: issues.message })}
        required
      />
    </Box>
  );
}
