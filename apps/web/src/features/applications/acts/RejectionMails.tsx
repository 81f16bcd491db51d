import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { REJECTION_SITUATIONS } from "@vaardig/contract/mail-templates/mailSituations";
import { useTranslation } from "react-i18next";
import { StageMailPreview } from "../../../shared/mail-editor/StageMailPreview.tsx";

/** Which of several who are rejected get a mail. */
export interface MailChoice {
  /** Those who applied or took part. */
  took: boolean;
  /** Those who were only put on the list. */
  listed: boolean;
}

const reached = (cards: readonly ApplicationCard[]) => cards.filter(({ person }) => person.mail === "yes");
const tookPart = (cards: readonly ApplicationCard[]) => reached(cards).filter((card) => card.took_part);
const listed = (cards: readonly ApplicationCard[]) => reached(cards).filter((card) => !card.took_part);

function written({ took, listed: others }: MailChoice, cards: readonly ApplicationCard[]) {
  const all = took ? tookPart(cards) : [];
  return others && (took || tookPart(cards).length === 0) ? [...all, ...listed(cards)] : all;
}

/** A choice as the command takes it: everyone, no one, or undefined for those who took part. */
export function mailOf(choice: MailChoice, cards: readonly ApplicationCard[]): boolean | undefined {
  const count = written(choice, cards).length;
  if (count === 0) return false;
  return listed(cards).length > 0 && !choice.listed ? undefined : true;
}

interface Props {
  cards: readonly ApplicationCard[];
  choice: MailChoice;
  onChoice: (choice: MailChoice) => void;
}

/** The mails of several rejections: who gets one, and each of the texts as one of them gets it. */
export function RejectionMails({ cards, choice, onChoice }: Props) {
  const { t } = useTranslation("applications");
  const [part, rest] = [tookPart(cards).length, listed(cards).length];
  const unreached = cards.length - part - rest;
  const getting = written(choice, cards);
  const texts = REJECTION_SITUATIONS.flatMap((situation) => {
    const some = getting.filter((card) => card.rejection_mail === situation);
    return some[0] ? [{ situation, first: some[0], count: some.length }] : [];
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
        {unreached > 0 && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("reject-unreached", { count: unreached })}
          </Typography>
        )}
      </div>
      {texts.map(({ situation, first, count }) => (
        <details key={situation}>
          <summary>{t(`rejection-mails.${situation}`, { count })}</summary>
          <StageMailPreview
            about={{ job_id: first.job_vacancy_id }}
            userId={first.person.id}
            tempName={situation}
          />
        </details>
      ))}
    </>
  );
}
