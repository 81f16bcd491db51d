import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { LANGUAGES } from "@vaardig/contract/limits";
import { REJECTION_SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { RejectionText } from "./RejectionText.tsx";
import { type ChangedMailTexts, withText } from "./rejectionTexts.ts";

/** Recipients of the emails of several rejections. */
export interface MailChoice {
  /** Applicants who applied or took part. */
  took: boolean;
  /** People only added by a recruiter. */
  listed: boolean;
}

const reached = (cards: readonly ApplicationCard[]) => cards.filter(({ person }) => person.mail === "yes");
const tookPart = (cards: readonly ApplicationCard[]) => reached(cards).filter((card) => card.awaits_news);
const listed = (cards: readonly ApplicationCard[]) => reached(cards).filter((card) => !card.awaits_news);

/** Returns the applicants who get an email. */
export function emailedApplicants({ took, listed: others }: MailChoice, cards: readonly ApplicationCard[]) {
  const all = took ? tookPart(cards) : [];
  return others && (took || tookPart(cards).length === 0) ? [...all, ...listed(cards)] : all;
}

/**
 * Returns the `mail` field of the command: true for everyone, false for no one, undefined for those who took
 * part.
 */
export function mailOf(choice: MailChoice, cards: readonly ApplicationCard[]): boolean | undefined {
  const count = emailedApplicants(choice, cards).length;
  if (count === 0) return false;
  return listed(cards).length > 0 && !choice.listed ? undefined : true;
}

interface Props {
  cards: readonly ApplicationCard[];
  choice: MailChoice;
  onChoice: (choice: MailChoice) => void;
  words: ChangedMailTexts;
  onWords: (words: ChangedMailTexts) => void;
}

const NAMED = 3;

/** Emails of several rejections: recipients, and an editable preview of each text in each language. */
export function RejectionMails({ cards, choice, onChoice, words, onWords }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const [part, rest] = [tookPart(cards).length, listed(cards).length];
  const getting = emailedApplicants(choice, cards);
  const texts = REJECTION_SITUATIONS.flatMap((situation) =>
    LANGUAGES.flatMap((language) => {
      const [first, ...more] = getting.filter(
        (card) => card.rejection_mail === situation && card.person.language === language,
      );
      return first ? [{ situation, language, some: [first, ...more] as const }] : [];
    }),
  );
  const namesOf = (some: readonly ApplicationCard[]) => {
    const names = some.slice(0, NAMED).map(({ person }) => person.name);
    const more = some.length - names.length;
    return format.list([...names, ...(more > 0 ? [t("reject-more", { count: more })] : [])]);
  };
  const unreached = (["no_address", "unsubscribed"] as const).flatMap((reach) => {
    const some = cards.filter(({ person }) => person.mail === reach);
    return some.length > 0 ? [t(`reject-unreached.${reach}`, { names: namesOf(some) })] : [];
  });
  return (
    <>
      <div>
        {part > 0 && (
          <FormControlLabel
            control={
              <Switch
                checked={choice.took}
                onChange={({ target }) => onChoice({ ...choice, took: target.checked })}
              />
            }
            label={t("reject-mail-part", { count: part })}
          />
        )}
        {rest > 0 && (
          <FormControlLabel
            control={
              <Switch
                checked={choice.listed && (choice.took || part === 0)}
                disabled={part > 0 && !choice.took}
                onChange={({ target }) => onChoice({ ...choice, listed: target.checked })}
              />
            }
            label={t("reject-mail-rest", { count: rest })}
          />
        )}
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t(getting.length > 0 ? "reject-mails-help" : "reject-mail-off")}
        </Typography>
        {unreached.map((told) => (
          <Typography key={told} variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {told}
          </Typography>
        ))}
      </div>
      {texts.map(({ situation, language, some }) => {
        const changed = words[situation]?.[language];
        return (
          <details key={`${situation} ${language}`} open={texts.length === 1}>
            <summary>
              {t(`rejection-mails.${situation}`, { count: some.length })}
              {t("reject-text-whose", { language: format.languageName(language), names: namesOf(some) })}
              {changed && ` · ${t("reject-text-edited")}`}
            </summary>
            <Box sx={{ mt: 3 }}>
              <RejectionText
                cards={some}
                words={changed}
                onWords={(next) => onWords(withText(words, situation, language, next))}
              />
            </Box>
          </details>
        );
      })}
    </>
  );
}
