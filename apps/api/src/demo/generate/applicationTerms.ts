import type { RejectReason } from "@vaardig/contract/applications/applicationReasons";
import type { Language } from "@vaardig/contract/limits";
import { REASONS } from "../data/recruitingWords.ts";
import { dateBefore, monthStart } from "../demoDates.ts";
import type { DemoRandom } from "../demoRandom.ts";
import type { VacancyRows } from "./makeVacancies.ts";

type Vacancy = VacancyRows["vacancies"][number];

const STEP = 50;
/** What freelance work costs beside employment: no pension, no holidays and no sick pay in it. */
const FREELANCE = { from: 1.5, to: 1.9 };
const WEEKS_A_MONTH = 52 / 12;
const inSteps = (amount: number) => Math.round(amount / STEP) * STEP;

/** The salary range of a vacancy. */
function rangeOf({ salaryFrom, salaryTo }: Vacancy) {
  const from = salaryFrom ?? 3_000;
  return { from, to: salaryTo ?? from + 1_000 };
}

/** Why an application was rejected: its code and the recruiter's words. Who fits well does not lack skills. */
export function reasonOf(fitsWell: boolean, language: Language, random: DemoRandom): [RejectReason, string] {
  return random.pick(REASONS[language].filter(([reason]) => !fitsWell || reason !== "skills"));
}

/** What an applicant asks for: within what the vacancy offers, unless that is what it was rejected for. */
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

/** What is offered for it: near what was asked, in the range, from the first of a month on which the person can begin. */
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
