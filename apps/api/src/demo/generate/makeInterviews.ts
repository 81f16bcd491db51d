import { INTERVIEW_TITLES } from "@vaardig/contract/interviews/interviewTitles";
import type { Language } from "@vaardig/contract/limits";
import type {
  interviewers,
  interviewSlots,
  interviews,
  scorecards,
} from "../../domain/interviews/interviews.table.ts";
import { OFFICES } from "../data/offices.ts";
import { SCORECARD_CONCLUSIONS } from "../data/recruitingWords.ts";
import { DAY_MS, daysBefore, minutesAfter, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoApplication } from "./makeApplications.ts";
import type { JobRows } from "./makeJobs.ts";
import type { UniqueTexts } from "./uniqueTexts.ts";
import { officeHour, workdaysBetween } from "./workdays.ts";

export interface InterviewRows {
  interviews: (typeof interviews.$inferInsert)[];
  slots: (typeof interviewSlots.$inferInsert)[];
  interviewers: (typeof interviewers.$inferInsert)[];
  scorecards: (typeof scorecards.$inferInsert)[];
}

/** The subject and participants of an interview. */
export interface InterviewSubject {
  application: DemoApplication;
  vacancy: JobRows["vacancies"][number];
  skills: JobRows["skills"];
  interviewerIds: readonly string[];
  languageOf: (userId: string) => Language;
  words: UniqueTexts;
  today: string;
  /** When an offer or another result followed. */
  until: Date;
}

const SLOTS = 3;
/** Minimum distance of a rating from the required level, by recommendation. */
const SHIFTS = { strong_yes: 0, yes: -1, no: -2 };

/**
 * Returns the days before today on which a past interview can have been: after the application and before its
 * result.
 */
function talkDays({ createdAt }: DemoApplication, until: Date, today: string): number[] {
  const ago = (moment: Date) => Math.round((daysBefore(today, 0).getTime() - moment.getTime()) / DAY_MS);
  return workdaysBetween(today, ago(until) + 1, ago(createdAt) - 1);
}

/** Returns a title that the product suggests: the first interview, or one by phone. */
function titleOf(kind: "video" | "on_site" | "phone", language: Language): string {
  const title = INTERVIEW_TITLES.find(
    ({ en }) => en === (kind === "phone" ? "Phone interview" : "First interview"),
  );
  if (!title) throw new Error("the product suggests no such title");
  return title[language];
}

/** Returns the interview of an application: its times, interviewers and, once held, scorecards. */
export function makeInterview(about: InterviewSubject): InterviewRows {
  const { application, vacancy, skills, interviewerIds, languageOf, today, until } = about;
  const { companyId, id: applicationId, stage } = application;
  const random = demoRandom(`${applicationId} talk`);
  const id = demoId(applicationId, "interview");
  const ahead = stage === "Interview";
  const offered = ahead && random.chance(0.4);
  const free = ahead ? workdaysBetween(today, -9, -1) : talkDays(application, until, today);
  const days = random.sample(free, offered ? SLOTS : 1).toSorted((one, other) => other - one);
  const times = days.map((day) => officeHour(today, day, random.int(0, 5)));
  const [startsAt] = times;
  const [day] = days;
  if (!startsAt || day === undefined) throw new Error("the demo has no day for a talk");
  const kind = random.pick(["video", "on_site", "phone"] as const);
  return {
    interviews: [
      {
        companyId,
        id,
        applicationId,
        title: titleOf(kind, languageOf(vacancy.ownerId)),
        kind,
        place: kind === "on_site" ? (OFFICES[vacancy.location ?? ""] ?? "") : "",
        minutes: random.pick([30, 45, 60]),
        status: offered ? "offered" : "booked",
        startsAt: offered ? null : startsAt,
        offeredBy: vacancy.ownerId,
        createdAt: ahead ? application.stageSince : minutesAfter(workdayBefore(today, day + 1), 38),
      },
    ],
    slots: times.map((time, at) => ({
      companyId,
      id: demoId(id, "slot", at),
      interviewId: id,
      startsAt: time,
    })),
    interviewers: interviewerIds.map((userId) => ({ companyId, interviewId: id, userId })),
    scorecards: ahead ? [] : interviewerIds.map((userId) => scorecardOf(about, userId, startsAt, skills)),
  };
}

/** Returns an interviewer's scorecard, from two hours after the interview started. */
function scorecardOf(
  { application, languageOf, words }: InterviewSubject,
  authorId: string,
  startsAt: Date,
  skills: JobRows["skills"],
): InterviewRows["scorecards"][number] {
  const { companyId, id: applicationId, userId, stage } = application;
  const random = demoRandom(`${applicationId} ${authorId} scorecard`);
  const good = stage === "Job offer";
  const recommendation = random.pick(good ? (["strong_yes", "yes"] as const) : (["yes", "no"] as const));
  return {
    companyId,
    id: demoId(applicationId, "scorecard", authorId),
    applicationId,
    authorId,
    recommendation,
    summary: words.draw(userId, SCORECARD_CONCLUSIONS[languageOf(authorId)][recommendation], random.pick),
    ratings: skills
      .filter(({ kind }) => kind === "essential")
      .slice(0, 4)
      .map(({ skillId, level }) => ({
        skill_id: skillId,
        level: Math.min(5, Math.max(1, level + SHIFTS[recommendation] + random.int(0, 1))),
        note: "",
      })),
    createdAt: new Date(startsAt.getTime() + DAY_MS / 12),
  };
}
