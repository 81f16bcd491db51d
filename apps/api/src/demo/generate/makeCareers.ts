import type { Language } from "@vaardig/contract/limits";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { educations, experiences } from "../../domain/people/career.table.ts";
import { DEGREES, EARLIER_EMPLOYERS, EDUCATION_LEVELS, JOB_STORIES } from "../data/careerWords.ts";
import { DAY_MS, dateBefore, monthStart } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import { leadsTo } from "./earlierJobs.ts";
import { fieldOf } from "./fieldOf.ts";
import type { DemoPerson } from "./makePeople.ts";

export interface CareerRows {
  experiences: (typeof experiences.$inferInsert)[];
  educations: (typeof educations.$inferInsert)[];
}

/** Step from which people lead others. */
const LEADING = 5;

/** A year of work in days, including what is lost by starting and ending at a month's boundary. */
const YEAR = 382;

/** Minimum days in a job before the next one in the company. */
const SETTLED = 200;

/** Maximum age of work experience in days. */
const LONGEST = 13_500;

/** Returns the last day of the previous month, on which people leave a job. */
const monthEndBefore = (date: string) => dateBefore(monthStart(date), 1);

const daysSince = (date: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);

/**
 * Returns the jobs before `last`, latest first: each leads to the one after it; people who lead were once
 * led.
 */
function jobsBefore(last: StarterJob, random: DemoRandom, context: DemoContext): StarterJob[] {
  const count = last.step < LEADING ? random.int(last.step > 3 ? 1 : 0, 2) : random.int(2, 3);
  const jobs: StarterJob[] = [];
  for (let at = 0, job = last; at < count; at += 1) {
    const near = context.jobs.filter((one) => one.key !== job.key && leadsTo(one, job));
    const next = Math.max(...near.map(({ step }) => step).filter((step) => step < job.step));
    const below = near.filter(({ step }) => step === next);
    const moves = random.chance(0.65);
    if (job.step >= LEADING && below.length > 0) job = random.pick(below);
    else if (near.length > 0 && moves) job = random.pick(near);
    jobs.push(job);
  }
  return jobs;
}

/**
 * Returns the earlier job in the company, or null for people who started in this one. Most holders of a job
 * came the same way, so that the career path can show it.
 */
function wayTo(own: StarterJob, held: readonly StarterJob[], random: DemoRandom): StarterJob | null {
  if (own.step >= LEADING || !random.chance(0.95)) return null;
  const [nearest] = held
    .filter((one) => one.key !== own.key && leadsTo(one, own))
    .sort((a, b) => b.step - a.step || a.key.localeCompare(b.key));
  return nearest ?? null;
}

/** Returns the earlier jobs, each ending when the next starts, and the education before the first one. */
function careerOf(person: DemoPerson, plan: CompanyPlan, held: readonly StarterJob[], context: DemoContext) {
  const { companyId, id: userId, joinDate } = person.row;
  const language = person.row.language ?? "en";
  const random = demoRandom(`${person.sameAs ?? userId} career`);
  const own = context.job(person.job);
  const employed = person.row.systemRole !== "freelancer";
  const planned = person.account?.earlierJobs?.map((job) => context.job(job));
  const tenure = employed && joinDate && !planned ? daysSince(joinDate, context.today) : 0;
  const moved = tenure > 2 * SETTLED ? wayTo(own, held, demoRandom(`${userId} way here`)) : null;
  const began = moved && Math.round(tenure * 0.45);
  const before = planned ?? jobsBefore(moved ?? own, random, context);
  const employers = new Set<string>();
  const told = {
    any: random.sample(JOB_STORIES[language].any, 9),
    leading: random.sample(JOB_STORIES[language].leading, 9),
  };
  const employerOf = (job: StarterJob) => {
    const name = random.pick(EARLIER_EMPLOYERS[fieldOf(job)].filter((one) => !employers.has(one)));
    employers.add(name);
    return name;
  };
  const storyOf = (job: StarterJob, days: number, isOver: boolean) => {
    const stories = told[job.step < LEADING ? "any" : "leading"];
    const at = stories.findLastIndex((one) => days >= (one.years ?? 0) * YEAR && (isOver || !one.isOver));
    return at < 0 ? "" : (stories.splice(at, 1)[0]?.text ?? "");
  };
  const rows: CareerRows["experiences"] = [];
  const add = (job: StarterJob, company: string, startDay: number, endDay: number | null) =>
    rows.push({
      companyId,
      id: demoId(userId, "experience", rows.length),
      userId,
      position: job[language],
      company,
      startDate: monthStart(dateBefore(context.today, startDay)),
      endDate: endDay === null ? null : monthEndBefore(dateBefore(context.today, endDay)),
      description: storyOf(job, startDay - (endDay ?? 0), endDay !== null),
    });
  // Candidates work elsewhere, or did until recently.
  const left = employed || random.chance(0.6) ? null : random.int(30, 400);
  let day = joinDate ? daysSince(joinDate, context.today) : (left ?? 0) + random.int(400, 2_200);
  const here = plan.company.name ?? "";
  add(own, employed ? here : employerOf(own), began ?? day, left);
  if (moved && began !== null) add(moved, here, day, began);
  for (const job of before) {
    const end = day;
    day = end + random.int(400, 1_800);
    if (day > LONGEST) break;
    add(job, employerOf(job), day, end);
  }
  const first = rows.at(-1)?.startDate ?? context.today;
  return { experiences: rows, educations: [educationOf(person, first, language, random, context)] };
}

/** Returns a person's education for this field, until the summer before the first job. */
function educationOf(
  { row, job }: DemoPerson,
  firstDay: string,
  language: Language,
  random: DemoRandom,
  context: DemoContext,
) {
  const own = context.job(job);
  const field = fieldOf(own);
  const rank = Math.min(2, Math.max(0, own.step - 2));
  const school = EDUCATION_LEVELS[language][rank];
  if (!school) throw new RangeError(`the demo has no school for ${job}`);
  const summer = Number(firstDay.slice(0, 4)) - (firstDay.slice(5) > "06-30" ? 0 : 1);
  return {
    companyId: row.companyId,
    id: demoId(row.id, "education", 0),
    userId: row.id,
    degree: random.pick(DEGREES[language][field][rank] ?? []),
    institution: random.pick(school.institutions),
    level: school.level,
    started: `${summer - school.years}-09-01`,
    finished: `${summer}-06-30`,
  };
}

/** Returns the work experience and education of everyone who finished onboarding. */
export function makeCareers(
  plan: CompanyPlan,
  people: readonly DemoPerson[],
  context: DemoContext,
): CareerRows {
  const held = [
    ...new Set(people.filter(({ row }) => row.systemRole !== "freelancer").map(({ job }) => job)),
  ].map((job) => context.job(job));
  const careers = people
    .filter(({ row }) => row.onboardingStep === "done")
    .map((person) => careerOf(person, plan, held, context));
  return {
    experiences: careers.flatMap((career) => career.experiences),
    educations: careers.flatMap((career) => career.educations),
  };
}
