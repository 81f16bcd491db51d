import type { candidateNotes, candidateTasks } from "../../features/candidates/candidates.table.ts";
import { NOTES, type Progress, TASKS } from "../data/recruitingWords.ts";
import { DAY_MS, dateBefore, daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoApplication } from "./makeApplications.ts";
import { type InterviewRows, makeInterview } from "./makeInterviews.ts";
import type { DemoPerson } from "./makePeople.ts";
import { type CandidateRecord, makeRecords } from "./makeRecords.ts";
import type { VacancyRows } from "./makeVacancies.ts";
import { wordsOnce } from "./wordsOnce.ts";
import { workdaysBetween } from "./workdays.ts";

export interface RecruiterWork extends InterviewRows {
  tasks: (typeof candidateTasks.$inferInsert)[];
  notes: (typeof candidateNotes.$inferInsert)[];
  records: CandidateRecord[];
}

function progressOf({ stage }: DemoApplication): Progress {
  if (stage === "Job offer") return "offered";
  return stage === "Rejection after interview" ? "talked" : "new";
}

/** What recruiters did and still have to do about applicants: tasks, notes, talks and what was thought of them. */
export function makeRecruiterWork(
  applications: readonly DemoApplication[],
  vacancies: VacancyRows,
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
  const languageOf = (userId: string) => languages.get(userId) ?? "en";
  const words = wordsOnce();
  for (const application of applications) {
    const { companyId, id: applicationId, userId, vacancyId, stage, outcome } = application;
    const vacancy = vacancyOf.get(vacancyId);
    if (!vacancy) continue;
    const random = demoRandom(`${applicationId} work`);
    const { ownerId } = vacancy;
    const about = { companyId, userId };
    const language = languageOf(ownerId);
    const began = Math.round((daysBefore(today, 0).getTime() - application.createdAt.getTime()) / DAY_MS);
    if (outcome === "active" && random.chance(0.45))
      work.tasks.push({
        ...about,
        id: demoId(applicationId, "task"),
        vacancyId,
        ...words.draw(`${userId} task`, TASKS[language][progressOf(application)], random.pick),
        activityDate: dateBefore(today, random.pick(workdaysBetween(today, -4, Math.min(began, 2)))),
        assigneeId: ownerId,
        authorId: ownerId,
        createdAt: application.createdAt,
      });
    if (stage !== "Vacancy" && random.chance(0.3))
      work.notes.push({
        ...about,
        id: demoId(applicationId, "note"),
        authorId: ownerId,
        ...words.draw(`${userId} note`, NOTES[language][progressOf(application)], random.pick),
        createdAt:
          progressOf(application) === "new"
            ? daysBefore(today, random.int(0, began))
            : application.stageSince,
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
    });
    work.interviews.push(...talk.interviews);
    work.slots.push(...talk.slots);
    work.interviewers.push(...talk.interviewers);
    work.scorecards.push(...talk.scorecards);
  }
  return { ...work, records: makeRecords(applications, vacancyOf, people, context) };
}
