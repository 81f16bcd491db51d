import type { Language } from "@vaardig/contract/limits";
import { composeMail, type Template } from "../../platform/mail/template.ts";

/** The reason for a cancellation, as given to colleagues. */
export type CancelCause = "withdrawn" | "stepped_back" | "new_times";

interface Values {
  firstName: string;
  applicant: string;
  jobName: string;
  title: string;
  /** Formatted, with its time zone. */
  time: string;
  minutes: number;
  place: string;
  /** The reader is one of the interviewers. */
  isHeldByReader: boolean;
  /** Names of the other interviewers. */
  others: string[];
  /** Link to the scorecard; null for a reader who only offered the times. */
  link: string | null;
  /** `replaced`: the interview was booked at another time before. */
  news: "booked" | "replaced" | "canceled";
  /** Null when the email gives no reason. */
  cause: CancelCause | null;
}

const WHY: Record<Language, Record<CancelCause, (applicant: string) => string>> = {
  en: {
    withdrawn: (applicant) => `${applicant} withdrew their application, so the interview`,
    stepped_back: (applicant) => `${applicant} withdrew from consideration, so the interview`,
    new_times: (applicant) => `We are looking for a new time with ${applicant}, so the interview`,
  },
  nl: {
    withdrawn: (applicant) => `${applicant} heeft de sollicitatie ingetrokken, dus het gesprek`,
    stepped_back: (applicant) => `${applicant} heeft zich teruggetrokken, dus het gesprek`,
    new_times: (applicant) => `We zoeken met ${applicant} een nieuw moment, dus het gesprek`,
  },
};

const listed = (language: Language, names: string[]) => new Intl.ListFormat(language).format(names);

function meetingEn({ isHeldByReader, others, applicant }: Values): string {
  if (!isHeldByReader && others.length === 0) return `Interview with ${applicant}`;
  const who = listed("en", [...(isHeldByReader ? ["You"] : []), ...others]);
  return `${who} will interview ${applicant}`;
}

function meetingNl({ isHeldByReader, others, applicant }: Values): string {
  if (!isHeldByReader && others.length === 0) return `Gesprek met ${applicant}`;
  if (isHeldByReader && others.length === 0) return `Je spreekt ${applicant}`;
  const who = listed("nl", [...(isHeldByReader ? ["Jij"] : []), ...others]);
  return `${who} ${!isHeldByReader && others.length === 1 ? "spreekt" : "spreken"} ${applicant}`;
}

/** Notifies a colleague of a booked or canceled interview, with a calendar file. */
export const interviewUpdate: Template<Values> = {
  en: (values) => {
    const { firstName, applicant, jobName, title, time, minutes, place, link, news, cause } = values;
    if (news === "canceled")
      return composeMail(
        `Cancelled: interview with ${applicant}`,
        `Hello ${firstName},`,
        `${cause ? WHY.en[cause](applicant) : `The interview with ${applicant}`} for the job of ${jobName} on ${time} (${title}) is cancelled.`,
        "Open the attached file to take it out of your calendar.",
      );
    return composeMail(
      `Interview with ${applicant}: ${time}`,
      `Hello ${firstName},`,
      `${meetingEn(values)} for the job of ${jobName} (${title}, ${minutes} minutes):`,
      [time, place].filter(Boolean).join("\n"),
      `${news === "replaced" ? "This replaces the earlier time. " : ""}The invitation for your calendar is attached.`,
      ...(link ? [`After the interview, fill in your scorecard here:\n${link}`] : []),
    );
  },
  nl: (values) => {
    const { firstName, applicant, jobName, title, time, minutes, place, link, news, cause } = values;
    if (news === "canceled")
      return composeMail(
        `Vervallen: gesprek met ${applicant}`,
        `Hallo ${firstName},`,
        `${cause ? WHY.nl[cause](applicant) : `Het gesprek met ${applicant}`} (${title}) voor de functie ${jobName} op ${time} gaat niet door.`,
        "Open het bestand bij deze e-mail om het uit je agenda te halen.",
      );
    return composeMail(
      `Gesprek met ${applicant}: ${time}`,
      `Hallo ${firstName},`,
      `${meetingNl(values)} voor de functie ${jobName} (${title}, ${minutes} minuten):`,
      [time, place].filter(Boolean).join("\n"),
      `${news === "replaced" ? "Dit vervangt het eerdere moment. " : ""}De uitnodiging voor je agenda zit bij deze e-mail.`,
      ...(link ? [`Vul hier na afloop je scorekaart in:\n${link}`] : []),
    );
  },
};
