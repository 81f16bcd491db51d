import { interviewTitleIn } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import type { MailValues } from "@vaardig/contract/mail-templates/mailVariables";
import { ROLE_HOME } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import { VALUE_LINE } from "../../platform/mail/renderMailWords.ts";
import type { TxServices } from "../../platform/services.ts";
import { candidateMail } from "../candidate-mails/candidateMail.ts";
import { NO_INTEREST } from "../candidate-mails/noInterest.ts";
import type { MailName } from "../mails/mailNames.ts";
import { type KindMail, queueKindMails } from "../notifications/emails/queueKindMails.ts";
import { applicantMailWords, type InterviewMailKind } from "./applicantMailWords.ts";
import { type CalendarEntry, calendarEntry } from "./calendarEntry.ts";
import { type CancelCause, interviewUpdate } from "./interviewUpdate.ts";
import { notifyInterview } from "./notifyInterview.ts";
import type { Appointment, Colleague } from "./parties.queries.ts";

const KINDS = {
  en: { phone: "By phone", video: "Video call", on_site: "On site" },
  nl: { phone: "Telefonisch", video: "Videogesprek", on_site: "Op locatie" },
} as const;

const WITH = {
  en: { with: "with", unnamed: "a colleague" },
  nl: { with: "met", unnamed: "een collega" },
} as const;

/** The interview and the people concerned. */
export interface InterviewUpdate {
  companyId: string;
  /** The actor; replies go to them unless they are the applicant. */
  actorId: string;
  /** For a cancellation: the appointment as it was booked. */
  appointment: Appointment;
  colleagues: readonly Colleague[];
}

interface Call extends InterviewUpdate {
  tx: Tx;
  services: TxServices;
}

/**
 * Returns the place, preceded by "phone" or "video" when the place alone does not say which; "on site"
 * without a place.
 */
function placeIn({ kind, place }: Appointment, language: Language): string {
  if (kind === "on_site" && place) return place;
  return [KINDS[language][kind], place].filter(Boolean).join(": ");
}

/** Returns the formatted time; for a call always with its zone, because it may be taken in another one. */
function whenIn({ services, appointment }: Call, at: Date, language: Language): string {
  return timeIn(at, language, services.config.TIME_ZONE, { namesZone: appointment.kind !== "on_site" });
}

/**
 * Returns the part of the calendar entry that is the same for everyone; undefined while no time was chosen.
 */
function commonEntry(
  { services, appointment, colleagues }: Call,
  method: CalendarEntry["method"],
  language: Language,
) {
  const { id, startsAt, minutes, sequence, offeredBy } = appointment;
  const organizer = colleagues.find((one) => one.id === offeredBy) ?? colleagues[0];
  if (!startsAt || !organizer) return undefined;
  const uid = `${id}@${new URL(services.config.publicUrl).hostname}`;
  const location = placeIn(appointment, language);
  return { method, uid, sequence, stamp: new Date(), startsAt, minutes, location, organizer };
}

function entryOfApplicant(call: Call, method: CalendarEntry["method"]): string | undefined {
  const { title, company, applicant, jobIn } = call.appointment;
  const { language } = applicant;
  const common = commonEntry(call, method, language);
  if (!common) return undefined;
  return calendarEntry({
    ...common,
    summary: `${interviewTitleIn(title, language)} – ${company}`,
    description: `${jobIn(language)}, ${WITH[language].with} ${holdersIn(call, language)}`,
    attendee: { ...applicant, accepted: true },
  });
}

/** Returns the names of the interviewers as a list. */
function holdersIn({ colleagues }: Call, language: Language): string {
  const names = colleagues.filter(({ interviews }) => interviews).map(({ name }) => name);
  return new Intl.ListFormat(language).format(names) || WITH[language].unnamed;
}

/** Kinds of interview news for an applicant; `booked_for_good`: no other time can be chosen. */
export type ApplicantUpdate =
  | "offered"
  | "booked"
  | "booked_for_good"
  | "changed"
  | "canceled"
  | "rejected"
  | "withdrawn"
  | "not_needed";

/** Returns the product's words that claim no more than is true. */
function wordsFor(
  news: Exclude<ApplicantUpdate, "offered">,
  { startsAt, applied }: Appointment,
  left: Appointment | undefined,
): InterviewMailKind {
  if (news === "changed") return left?.startsAt ? "changed_booked" : "changed";
  if (news === "booked" || news === "booked_for_good" || news === "not_needed") return news;
  if (!startsAt) return "times_withdrawn";
  return news === "withdrawn" && !applied ? "stepped_back" : news;
}

const MAIL_NAME = {
  booked: "interview_booked",
  booked_for_good: "interview_booked_for_good",
  changed: "interview_changed",
  changed_booked: "interview_changed_booked",
  canceled: "interview_canceled",
  rejected: "interview_rejected",
  withdrawn: "interview_withdrawn",
  stepped_back: "interview_stepped_back",
  times_withdrawn: "interview_times_withdrawn",
  not_needed: "interview_not_needed",
} as const satisfies Record<InterviewMailKind, MailName>;

const productWords = (news: InterviewMailKind, told: Parameters<typeof applicantMailWords>[1]) => ({
  name: MAIL_NAME[news],
  words: applicantMailWords(news, told),
});

/**
 * Emails the applicant: with the company's words for offered times, otherwise with the product's. `left` is
 * the interview before its times changed; the calendar file cancels that one.
 */
export async function notifyApplicant(call: Call, news: ApplicantUpdate, left?: Appointment): Promise<void> {
  const { tx, services, companyId, actorId, appointment } = call;
  const { applicant, vacancyId, title, minutes, startsAt, slots, offeredBy } = appointment;
  const isOffer = news === "offered" || news === "changed";
  const isBooked = news === "booked" || news === "booked_for_good";
  const ended = startsAt ? "canceled" : "taken_back";
  await notifyInterview(call, "own_interview", isOffer ? news : isBooked ? "booked" : ended);
  const times = isOffer ? slots : startsAt ? [startsAt] : [];
  const variables = (language: Language): MailValues => ({
    interview_title: interviewTitleIn(title, language),
    interview_time: times.map((at) => whenIn(call, at, language)).join(VALUE_LINE),
    interview_minutes: String(minutes),
    interview_place: placeIn(appointment, language),
    interview_with: holdersIn(call, language),
  });
  const method = isBooked ? "REQUEST" : "CANCEL";
  const entered = { ...call, appointment: left ?? appointment };
  const calendar = news === "offered" ? undefined : entryOfApplicant(entered, method);
  const earlierTime = (language: Language) =>
    left?.startsAt ? whenIn(entered, left.startsAt, language) : "";
  await candidateMail({
    tx,
    services,
    companyId,
    vacancyId,
    userId: applicant.id,
    variables,
    senderId: actorId === applicant.id ? offeredBy : actorId,
    ...(news === "offered"
      ? { tempName: "Interview times" }
      : productWords(wordsFor(news, appointment, left), {
          earlierTime,
          isCall: appointment.kind !== "on_site",
        })),
    ...(isOffer && { ifUnasked: NO_INTEREST }),
    ...(calendar && { calendar }),
  });
}

function scorecardPlace(publicUrl: string, { role, interviews }: Colleague, appointment: Appointment) {
  if (!interviews) return null;
  const home = publicUrl + ROLE_HOME[role];
  const area = role === "moderator" ? "recruiting" : "jobs-&-projects";
  return `${home}/${area}/interviews?open=${appointment.applicationId}`;
}

/** Kinds of interview news for colleagues; `cause` is the reason for a cancellation when it is given. */
type ColleagueNews = { news: "booked" | "replaced" } | { news: "canceled"; cause: CancelCause | null };

const NEWS_OF = { booked: "booked", replaced: "moved", canceled: "canceled" } as const;

/** Emails the interviewers and the organizer, each with a calendar file. */
export async function notifyColleagues(call: Call, what: ColleagueNews): Promise<void> {
  const { tx, services, companyId, appointment, colleagues } = call;
  const { title, applicant, jobIn, startsAt, minutes, vacancyId } = appointment;
  const holders = colleagues.filter(({ interviews }) => interviews);
  const name = `colleague_interview_${what.news}` as const;
  const mails: KindMail[] = [];
  // The caller announces new times itself: they are not the end of the interview.
  if (what.news !== "canceled" || what.cause !== "new_times")
    await notifyInterview(call, "interview_changed", NEWS_OF[what.news]);
  for (const person of colleagues) {
    const common = commonEntry(call, what.news === "canceled" ? "CANCEL" : "REQUEST", person.language);
    if (!common || !startsAt) break;
    const own = interviewTitleIn(title, person.language);
    const mail = interviewUpdate[person.language]({
      firstName: person.firstName,
      applicant: applicant.name,
      jobName: jobIn(person.language),
      title: own,
      time: whenIn(call, startsAt, person.language),
      minutes,
      place: placeIn(appointment, person.language),
      isHeldByReader: person.interviews,
      others: holders.filter(({ id }) => id !== person.id).map(({ name }) => name),
      news: what.news,
      cause: what.news === "canceled" ? what.cause : null,
      link: scorecardPlace(services.config.publicUrl, person, appointment),
    });
    const calendar = calendarEntry({
      ...common,
      summary: `${own} – ${applicant.name}`,
      description: jobIn(person.language),
      attendee: { ...person, accepted: person.id === common.organizer.id },
    });
    const to = person.email;
    mails.push({ companyId, name, userId: person.id, to, vacancyId, calendar, ...mail });
  }
  await queueKindMails(tx, services, "interview_changed", mails);
}
