import type { educations, experiences } from "../../features/profile/profile.table.ts";
import { EARLIER_EMPLOYERS, JOB_STORIES, SCHOOLS } from "../data/careerWords.ts";
import { dateBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";

export interface CareerRows {
  experiences: (typeof experiences.$inferInsert)[];
  educations: (typeof educations.$inferInsert)[];
}

const DAY_MS = 86_400_000;
const daysSince = (date: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);

/** Jobs before this one, each ending a month before the next, and the education before the first of them. */
function careerOf(person: DemoPerson, jobs: readonly string[], plan: CompanyPlan, context: DemoContext) {
  const { companyId, id: userId, joinDate } = person.row;
  const language = person.row.language ?? "en";
  const random = demoRandom(`${userId} career`);
  const own = context.job(person.job);
  const employed = person.row.systemRole !== "freelancer";
  const rows: CareerRows["experiences"] = [];
  let day = joinDate ? daysSince(joinDate, context.today) : random.int(30, 700);
  const add = (job: string, company: string, startDay: number, endDay: number | null) =>
    rows.push({
      companyId,
      id: demoId(userId, "experience", rows.length),
      userId,
      position: context.job(job)[language],
      company,
      startDate: dateBefore(context.today, startDay),
      endDate: endDay === null ? null : dateBefore(context.today, endDay),
      description: random.pick(JOB_STORIES[language]),
    });
  if (employed) add(person.job, plan.company.name ?? "", day, null);
  const near = jobs.filter((job) => context.job(job).sector === own.sector);
  const earlier = person.account?.earlierJobs ?? random.sample(near, random.int(0, 2));
  for (const job of earlier) {
    const end = day + 30;
    day = end + random.int(400, 1_800);
    add(job, random.pick(EARLIER_EMPLOYERS), day, end);
  }
  const school = SCHOOLS[language][Math.min(2, Math.max(0, own.step - 2))];
  if (!school) return { experiences: rows, educations: [] };
  const finished = day + random.int(30, 200);
  const education = {
    companyId,
    id: demoId(userId, "education", 0),
    userId,
    degree: random.pick(school.degrees),
    institution: random.pick(school.institutions),
    level: school.level,
    started: dateBefore(context.today, finished + 4 * 365),
    finished: dateBefore(context.today, finished),
  };
  return { experiences: rows, educations: [education] };
}

/** Work and education of everybody who has been through onboarding. */
export function makeCareers(
  plan: CompanyPlan,
  people: readonly DemoPerson[],
  jobs: readonly string[],
  context: DemoContext,
): CareerRows {
  const careers = people
    .filter(({ row }) => row.onboardingStep === "done")
    .map((person) => careerOf(person, jobs, plan, context));
  return {
    experiences: careers.flatMap((career) => career.experiences),
    educations: careers.flatMap((career) => career.educations),
  };
}
