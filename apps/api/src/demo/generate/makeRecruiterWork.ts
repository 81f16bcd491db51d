import type {
  candidateNotes,
  candidateRecords,
  candidateTasks,
} from "../../features/candidates/candidates.table.ts";
import type {
  interviewers,
  interviewSlots,
  interviews,
  scorecards,
} from "../../features/interviews/interviews.table.ts";
import { CONCLUSIONS, NOTES, TASKS } from "../data/recruitingWords.ts";
import { dateBefore, daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoApplication } from "./makeApplications.ts";
import type { DemoPerson } from "./makePeople.ts";
import type { VacancyRows } from "./makeVacancies.ts";

export interface RecruiterWork {
  tasks: (typeof candidateTasks.$inferInsert)[];
  notes: (typeof candidateNotes.$inferInsert)[];
  interviews: (typeof interviews.$inferInsert)[];
  slots: (typeof interviewSlots.$inferInsert)[];
  interviewers: (typeof interviewers.$inferInsert)[];
  scorecards: (typeof scorecards.$inferInsert)[];
  records: (typeof candidateRecords.$inferInsert)[];
}

const HOUR_MS = 3_600_000;

/** What recruiters did and still have to do about applicants: tasks, notes, talks and what was thought of them. */
export function makeRecruiterWork(
  applications: readonly DemoApplication[],
  vacancies: VacancyRows,
  people: readonly DemoPerson[],
  context: DemoContext,
): RecruiterWork {
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
  for (const application of applications) {
    const { companyId, id: applicationId, userId, vacancyId, stage, outcome } = application;
    const vacancy = vacancyOf.get(vacancyId);
    if (!vacancy) continue;
    const random = demoRandom(`${applicationId} work`);
    const { ownerId } = vacancy;
    const about = { companyId, userId };
    if (outcome === "active" && random.chance(0.45)) {
      const days = random.int(-4, 2);
      work.tasks.push({
        ...about,
        id: demoId(applicationId, "task"),
        vacancyId,
        ...random.pick(TASKS),
        activityDate: dateBefore(context.today, days),
        assigneeId: ownerId,
        authorId: ownerId,
        createdAt: daysBefore(context.today, Math.max(days, 0) + 3),
      });
    }
    if (stage !== "Vacancy" && random.chance(0.3))
      work.notes.push({
        ...about,
        id: demoId(applicationId, "note"),
        authorId: ownerId,
        ...random.pick(NOTES),
        createdAt: daysBefore(context.today, random.int(0, 6)),
      });
    if (stage !== "Interview" && stage !== "Job offer" && stage !== "Rejection after interview") continue;
    const interviewId = demoId(applicationId, "interview");
    const ahead = stage === "Interview" && outcome === "active";
    const offered = ahead && random.chance(0.4);
    const day = ahead ? -random.int(1, 9) : random.int(3, 20);
    const startsAt = new Date(daysBefore(context.today, day).getTime() + random.int(0, 6) * HOUR_MS);
    work.interviews.push({
      companyId,
      id: interviewId,
      applicationId,
      title: vacancy.name,
      kind: random.pick(["video", "on_site", "phone"] as const),
      place: vacancy.location ?? "",
      minutes: random.pick([30, 45, 60]),
      status: offered ? "offered" : "booked",
      startsAt: offered ? null : startsAt,
      offeredBy: ownerId,
      createdAt: daysBefore(context.today, Math.max(day, 0) + 5),
    });
    for (const at of offered ? [0, 1, 2] : [0])
      work.slots.push({
        companyId,
        id: demoId(interviewId, "slot", at),
        interviewId,
        startsAt: new Date(startsAt.getTime() + at * 25 * HOUR_MS),
      });
    const lead = leadOf.get(vacancyId);
    for (const person of new Set([ownerId, ...(lead ? [lead] : [])])) {
      work.interviewers.push({ companyId, interviewId, userId: person });
      if (ahead) continue;
      const good = stage === "Job offer";
      const recommendation = good
        ? random.pick(["strong_yes", "yes"] as const)
        : random.pick(["yes", "no"] as const);
      work.scorecards.push({
        companyId,
        id: demoId(applicationId, "scorecard", person),
        applicationId,
        authorId: person,
        recommendation,
        summary: CONCLUSIONS[recommendation],
        ratings: vacancies.skills
          .filter((skill) => skill.vacancyId === vacancyId && skill.kind === "essential")
          .slice(0, 4)
          .map(({ skillId, level }) => ({
            skill_id: skillId,
            level: Math.min(5, Math.max(1, level + (good ? random.int(0, 1) : random.int(-2, 0)))),
            note: "",
          })),
        createdAt: daysBefore(context.today, Math.max(day - 1, 0)),
      });
    }
  }
  return { ...work, records: makeRecords(applications, vacancyOf, people, context) };
}

/** Where candidates came from, and until when they may be kept: most agreed to a year, some are nearly over. */
function makeRecords(
  applications: readonly DemoApplication[],
  vacancyOf: ReadonlyMap<string, VacancyRows["vacancies"][number]>,
  people: readonly DemoPerson[],
  context: DemoContext,
) {
  const ownerOf = (userId: string) => {
    const first = applications.find((application) => application.userId === userId);
    return first && vacancyOf.get(first.vacancyId)?.ownerId;
  };
  const active = new Set(
    applications.filter(({ outcome }) => outcome === "active").map(({ userId }) => userId),
  );
  return people
    .filter(({ row }) => row.systemRole === "freelancer")
    .map(({ row, account }): RecruiterWork["records"][number] => {
      // Who looks after somebody: whoever owns the vacancy that it began with, and nobody here and there.
      const keeper = demoRandom(`${row.id} owner`).chance(0.85) ? ownerOf(row.id) : undefined;
      const random = demoRandom(`${row.id} record`);
      const agreed = account !== null || random.chance(0.7);
      const nearlyOver = random.chance(0.2);
      const keptDays = agreed ? random.int(0, 150) : nearlyOver ? random.int(20, 25) : random.int(0, 12);
      const keptFrom = daysBefore(context.today, active.has(row.id) ? 0 : keptDays);
      return {
        companyId: row.companyId,
        userId: row.id,
        source: account ? "sign_up" : random.pick(["by_hand", "resume", "careers", "upload"] as const),
        ownerId: keeper ?? null,
        consentAt: agreed ? keptFrom : null,
        keptFrom,
        createdAt: row.createdAt ?? keptFrom,
      };
    });
}
