import { interviewTitleIn } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import type { MailValues } from "@vaardig/contract/mail-templates/mailVariables";
import { ROLE_HOME } from "@vaardig/contract/roles";
import type { Tx } from "../../platform/db/database.ts";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import type { TxServices } from "../../platform/services.ts";
import { candidateMail } from "../candidate-mails/candidateMail.ts";
import { queueMail } from "../mails/queueMail.ts";
import { applicantWords } from "./applicantWords.ts";
import { type CalendarEntry, calendarEntry } from "./calendarEntry.ts";
import { interviewNews } from "./interviewNews.ts";
import { mayChange } from "./mayChange.ts";
import type { Appointment, Colleague } from "./parties.queries.ts";

const KINDS = {
  en: { phone: "By phone", video: "Video call" },
  nl: { phone: "Telefonisch", video: "Videogesprek" },
} as const;

/** What happened, and with whom. */
export interface InterviewNews {
  companyId: string;
  /** Who did it; answers go to them unless the applicant did it. */
  actorId: string;
  /** As it was booked: for `changed` and `canceled` the time that does not hold any more. */
  appointment: Appointment;
  colleagues: readonly Colleague[];
}

interface Call extends InterviewNews {
  tx: Tx;
  services: TxServices;
}

/** Where an interview is, and that it is by phone or video, which the place alone does not say. */
function placeIn({ kind, place }: Appointment, language: Language): string {
  return kind === "on_site" ? place : [KINDS[language][kind], place].filter(Boolean).join(": ");
}

/** What the calendars of everybody have in common; undefined while no time was chosen. */
function commonEntry({ services, appointment, colleagues }: Call, method: CalendarEntry["method"]) {
  const { id, startsAt, minutes, sequence, place, offeredBy } = appointment;
  const organizer = colleagues.find((one) => one.id === offeredBy) ?? colleagues[0];
  if (!startsAt || !organizer) return undefined;
  const uid = `${id}@${new URL(services.config.publicUrl).hostname}`;
  return { method, uid, sequence, stamp: new Date(), startsAt, minutes, location: place, organizer };
}

function entryOfApplicant(call: Call, method: CalendarEntry["method"]): string | undefined {
  const common = commonEntry(call, method);
  const { title, company, applicant } = call.appointment;
  if (!common) return undefined;
  const names = call.colleagues.filter(({ interviews }) => interviews).map(({ name }) => name);
  return calendarEntry({
    ...common,
    summary: `${interviewTitleIn(title, applicant.language)} – ${company}`,
    description: names.join(", "),
    attendee: { ...applicant, accepted: true },
  });
}

/** What an applicant hears of an interview. */
export type ApplicantNews = "offered" | "booked" | "changed" | "canceled" | "withdrawn" | "not_needed";

/** Which of the product's words say no more than is so. */
function wordsFor(news: Exclude<ApplicantNews, "offered">, { startsAt, slots }: Appointment) {
  if (news === "booked")
    return slots.length > 1 && startsAt && mayChange(startsAt) ? "booked" : "booked_for_good";
  return (news === "canceled" || news === "withdrawn") && !startsAt ? "times_withdrawn" : news;
}

/** Writes to the applicant: the company's words when times are offered, the product's otherwise. */
export async function tellApplicant(call: Call, news: ApplicantNews): Promise<void> {
  const { tx, services, companyId, actorId, appointment } = call;
  const { applicant, vacancyId, title, minutes, startsAt, slots, offeredBy } = appointment;
  const isOffer = news === "offered" || news === "changed";
  const times = isOffer ? slots : startsAt ? [startsAt] : [];
  const variables = (language: Language): MailValues => ({
    interview_title: interviewTitleIn(title, language),
    interview_time: times.map((at) => timeIn(at, language, services.config.TIME_ZONE)).join("; "),
    interview_minutes: String(minutes),
    interview_place: placeIn(appointment, language),
  });
  const calendar =
    news === "offered" ? undefined : entryOfApplicant(call, news === "booked" ? "REQUEST" : "CANCEL");
  await candidateMail({
    ...{ tx, services, companyId, vacancyId, userId: applicant.id, variables },
    senderId: actorId === applicant.id ? offeredBy : actorId,
    ...(news === "offered"
      ? { tempName: "Interview times" }
      : { words: applicantWords(wordsFor(news, appointment)) }),
    ...(calendar && { calendar }),
  });
}

function scorecardPlace(publicUrl: string, { role, interviews }: Colleague, appointment: Appointment) {
  if (!interviews) return null;
  const home = publicUrl + ROLE_HOME[role];
  const area = role === "moderator" ? "recruiting" : "jobs-&-projects";
  return `${home}/${area}/interviews?open=${appointment.applicationId}`;
}

/** Writes to those who hold the interview and to who offered it, each with an entry for their calendar. */
export async function tellColleagues(call: Call, method: CalendarEntry["method"]): Promise<void> {
  const { tx, services, companyId, appointment, colleagues } = call;
  const common = commonEntry(call, method);
  if (!common) return;
  const { title, applicant, jobIn, startsAt } = appointment;
  for (const person of colleagues) {
    const time = startsAt ? timeIn(startsAt, person.language, services.config.TIME_ZONE) : "";
    const own = interviewTitleIn(title, person.language);
    const mail = interviewNews[person.language]({
      ...{
        firstName: person.firstName,
        applicant: applicant.name,
        jobName: jobIn(person.language),
        title: own,
        time,
        place: placeIn(appointment, person.language),
      },
      canceled: method === "CANCEL",
      link: scorecardPlace(services.config.publicUrl, person, appointment),
    });
    const calendar = calendarEntry({
      ...common,
      summary: `${own} – ${applicant.name}`,
      description: jobIn(person.language),
      attendee: { ...person, accepted: person.id === common.organizer.id },
    });
    const { vacancyId } = appointment;
    await queueMail(tx, services, {
      ...{ companyId, userId: person.id, to: person.email, vacancyId, calendar, ...mail },
    });
  }
}
