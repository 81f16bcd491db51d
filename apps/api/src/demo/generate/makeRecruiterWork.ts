import type { candidateNotes, candidateTasks } from "../../domain/candidates/candidates.table.ts";
import { CANDIDATE_NOTES, TASKS } from "../data/recruitingWords.ts";
import { DAY_MS, dateBefore, daysBefore, minutesAfter, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { ApplicationRows, DemoApplication } from "./makeApplications.ts";
import { type InterviewRows, makeInterview } from "./makeInterviews.ts";
import type { JobRows } from "./makeJobs.ts";
import type { DemoPerson } from "./makePeople.ts";
import { type CandidateRecord, makeRecords } from "./makeRecords.ts";
import { uniqueTexts } from "./uniqueTexts.ts";
import { workdaysBetween } from "./workdays.ts";

export interface RecruiterWork extends InterviewRows {
  tasks: (typeof candidateTasks.$inferInsert)[];
  notes: (typeof candidateNotes.$inferInsert)[];
  records: CandidateRecord[];
}

function notesFor({ stage }: DemoApplication): "new" | "talked" | "offered" {
  if (stage === "Job offer") return "offered";
  return stage === "Rejection after interview" ? "talked" : "new";
}

function tasksFor({ stage }: DemoApplication): "sourced" | "new" | "invited" | "offered" {
  if (stage === "Job offer") return "offered";
  if (stage === "Vacancy") return "sourced";
  return stage === "Interview" ? "invited" : "new";
}

/** Returns recruiters' work about applicants: tasks, notes, interviews and scorecards. */
export function makeRecruiterWork(
  { applications, offers }: ApplicationRows,
  vacancies: JobRows,
  people: readonly DemoPerson[],
  context: DemoContext,
): RecruiterWork {
  const { today } = context;
  const work: RecruiterWork = {
    tasks: [],
    notes: [],
    interviews: [],
    slots: [],
    interviewers: [],
    scorecards: [],
    records: [],
  };
  const vacancyOf = new Map(vacancies.vacancies.map((vacancy) => [vacancy.id, vacancy]));
  const leadOf = new Map(
    vacancies.members
      .filter(({ part }) => part === "member")
      .map(({ vacancyId, userId }) => [vacancyId, userId]),
  );
  const languages = new Map(people.map(({ row }) => [row.id, row.language ?? "en"]));
  const outsiders = new Set(
    people.filter(({ row }) => row.systemRole === "freelancer").map(({ row }) => row.id),
  );
  const languageOf = (userId: string) => languages.get(userId) ?? "en";
  const words = uniqueTexts();
  const offeredAt = new Map(offers.map((offer) => [offer.applicationId, offer.createdAt]));
  const daysAgo = (moment: Date) => Math.round((daysBefore(today, 0).getTime() - moment.getTime()) / DAY_MS);
  for (const application of applications) {
    const { companyId, id: applicationId, userId, vacancyId, stage, outcome } = application;
    const vacancy = vacancyOf.get(vacancyId);
    if (!vacancy) continue;
    const random = demoRandom(`${applicationId} work`);
    const { ownerId } = vacancy;
    const about = { companyId, userId };
    const language = languageOf(ownerId);
    const { createdAt, stageSince } = application;
    if (outcome === "active" && random.chance(0.45)) {
      const day = random.pick(workdaysBetween(today, -4, Math.min(daysAgo(stageSince), 2)));
      // Most tasks of earlier days are done, the rest is overdue.
      const isDone = day > 0 && demoRandom(`${applicationId} done`).chance(0.7);
      work.tasks.push({
        ...about,
        id: demoId(applicationId, "task"),
        vacancyId,
        ...words.draw(`${userId} task`, TASKS[language][tasksFor(application)], random.pick),
        activityDate: dateBefore(today, day),
        assigneeId: ownerId,
        authorId: ownerId,
        createdAt: minutesAfter(stageSince, 15),
        ...(isDone && { doneAt: minutesAfter(workdayBefore(today, day), 240) }),
      });
    }
    // Recruiters write no notes about colleagues: their managers would read them.
    if (stage !== "Vacancy" && outsiders.has(userId) && random.chance(0.3))
      work.notes.push({
        ...about,
        id: demoId(applicationId, "note"),
        authorId: ownerId,
        ...words.draw(`${userId} note`, CANDIDATE_NOTES[language][notesFor(application)], random.pick),
        createdAt:
          notesFor(application) === "new"
            ? minutesAfter(workdayBefore(today, random.int(daysAgo(stageSince), daysAgo(createdAt))), 38)
            : minutesAfter(stageSince, 10),
      });
    if (stage !== "Interview" && stage !== "Job offer" && stage !== "Rejection after interview") continue;
    const lead = leadOf.get(vacancyId);
    const talk = makeInterview({
      application,
      vacancy,
      skills: vacancies.skills.filter((skill) => skill.vacancyId === vacancyId),
      interviewerIds: [...new Set([ownerId, ...(lead ? [lead] : [])])],
      languageOf,
      words,
      today,
      until: offeredAt.get(applicationId) ?? stageSince,
    });
    work.interviews.push(...talk.interviews);
    work.slots.push(...talk.slots);
    work.interviewers.push(...talk.interviewers);
    work.scorecards.push(...talk.scorecards);
  }
  return { ...work, records: makeRecords(applications, vacancyOf, people, context) };
}
