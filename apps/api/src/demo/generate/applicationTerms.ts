import type { RejectReason } from "@vaardig/contract/applications/applicationReasons";
import type { Language } from "@vaardig/contract/limits";
import { REJECTION_REASONS } from "../data/recruitingWords.ts";
import { dateBefore, monthStart } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { JobRows } from "./makeJobs.ts";

type Vacancy = JobRows["vacancies"][number];

const STEP = 50;
/** Freelance cost relative to employment, which includes pension, holidays and sick pay. */
const FREELANCE = { from: 1.5, to: 1.9 };
const WEEKS_A_MONTH = 52 / 12;
const inSteps = (amount: number) => Math.round(amount / STEP) * STEP;

/** Returns the salary range of a job. */
function rangeOf({ salaryFrom, salaryTo }: Vacancy) {
  const from = salaryFrom ?? 3_000;
  return { from, to: salaryTo ?? from + 1_000 };
}

/** Returns the reason code and note of a rejection. An applicant with a good match does not lack skills. */
export function reasonOf(fitsWell: boolean, language: Language, random: DemoRandom): [RejectReason, string] {
  return random.pick(REJECTION_REASONS[language].filter(([reason]) => !fitsWell || reason !== "skills"));
}

/**
 * Returns an applicant's terms: within the job's offer, unless the terms were the reason for the rejection.
 */
export function termsOf(vacancy: Vacancy, reason: RejectReason | null, today: string, random: DemoRandom) {
  const { from, to } = rangeOf(vacancy);
  const salary = from + (to - from) * (0.1 + random.next() * 0.75);
  const hours = vacancy.hours ?? 36;
  const salaryProposal = inSteps(reason === "terms" ? to + random.int(4, 10) * STEP : salary);
  const freelance = FREELANCE.from + (FREELANCE.to - FREELANCE.from) * random.next();
  return {
    hours: reason === "availability" ? Math.max(16, hours - 12) : hours,
    salaryProposal,
    hourlyRate: Math.round((salaryProposal / WEEKS_A_MONTH / hours) * freelance),
    availableFrom: dateBefore(today, -random.int(14, 75)),
    availableUntil: dateBefore(today, -random.int(300, 720)),
  };
}

/**
 * Returns the terms of an offer: near the applicant's, within the range, starting on the first of a month
 * when the person is available.
 */
export function offerTerms(
  vacancy: Vacancy,
  asked: ReturnType<typeof termsOf>,
  today: string,
  random: DemoRandom,
) {
  const { from, to } = rangeOf(vacancy);
  const later = Math.max(Date.parse(asked.availableFrom), Date.parse(dateBefore(today, -20)));
  const start = new Date(later + 31 * 86_400_000).toISOString().slice(0, 10);
  return {
    salary: Math.min(to, Math.max(from, asked.salaryProposal + random.pick([-2, 0, 0, 1, 2]) * STEP)),
    hours: asked.hours,
    startDate: monthStart(start),
  };
}
