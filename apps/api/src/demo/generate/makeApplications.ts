import type { Outcome, Stage } from "@vaardig/contract/pipeline";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { applications, offers } from "../../features/applications/applications.table.ts";
import type { personSkills } from "../../features/skills/skills.table.ts";
import { MOTIVATIONS, REASONS } from "../data/recruitingWords.ts";
import { DAY_MS, dateBefore, daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { DemoPerson } from "./makePeople.ts";
import type { VacancyRows } from "./makeVacancies.ts";
import { placesOf } from "./placesOf.ts";
import { levelsOf, whoApplies } from "./whoApplies.ts";
import { wordsOnce } from "./wordsOnce.ts";
import { workdaysBetween } from "./workdays.ts";

type Vacancy = VacancyRows["vacancies"][number];
export type DemoApplication = typeof applications.$inferInsert & {
  id: string;
  stage: Stage;
  outcome: Outcome;
  stageSince: Date;
  createdAt: Date;
};

export interface ApplicationRows {
  applications: DemoApplication[];
  offers: (typeof offers.$inferInsert)[];
}

/** What applications are made from. */
export interface Applying {
  today: string;
  vacancies: VacancyRows;
  people: readonly DemoPerson[];
  skills: readonly (typeof personSkills.$inferInsert)[];
  /** The job that a job profile is about, by the profile's id. */
  jobs: ReadonlyMap<string, StarterJob>;
}

/** With more candidates than these a vacancy can have a long list of applicants. */
const MANY = 100;
const TALKED: readonly Stage[] = ["Job offer", "Rejection after interview"];

/** Days ago of the application and of its stage; for an interview there is a workday between the two. */
function daysOf(talked: boolean, daysOpen: number, today: string, random: DemoRandom) {
  const began = talked ? random.int(Math.min(daysOpen, 6), daysOpen) : random.int(1, daysOpen);
  if (!talked) return { began, since: random.int(0, began) };
  const [talk] = random.sample(workdaysBetween(today, 1, Math.min(began - 1, 25)), 1);
  return talk === undefined ? null : { began, since: random.int(0, talk - 1) };
}

/** As it is stored: the reason's code, then the recruiter's words. */
function ended(outcome: Outcome, language: "en" | "nl", random: DemoRandom): string | null {
  return outcome === "rejected" ? random.pick(REASONS[language]).join("\n") : null;
}

/** People beside the vacancies that are or were open, in every stage and with every outcome, and the offers made. */
export function makeApplications({ today, vacancies, people, skills, jobs }: Applying): ApplicationRows {
  const rows: ApplicationRows = { applications: [], offers: [] };
  const levels = levelsOf(skills);
  const languageOf = new Map(people.map(({ row }) => [row.id, row.language ?? "en"]));
  const times = new Map<string, number>();
  const candidates = people.filter(({ row }) => row.systemRole === "freelancer");
  const longest = candidates.length > MANY ? 24 : 12;
  const motivations = wordsOnce();
  const approved = vacancies.vacancies.filter(({ status }) => status === "Approved");
  const isClosed = ({ publication }: Vacancy) => publication === "closed";
  // Whoever was hired applies no more, so that the closed ones come first.
  const inOrder = [...approved.filter(isClosed), ...approved.filter((vacancy) => !isClosed(vacancy))];
  for (const vacancy of inOrder) {
    const random = demoRandom(`${vacancy.id} applications`);
    const closed = isClosed(vacancy);
    const count = vacancy === approved[0] ? longest : random.int(5, longest / 2);
    const requirements = vacancies.skills.filter(({ vacancyId }) => vacancyId === vacancy.id);
    const daysOpen = Math.max(2, Math.round((Date.parse(today) - Number(vacancy.createdAt)) / DAY_MS));
    const applicants = whoApplies(vacancy, { people, requirements, levels, times, count }, random);
    const outside = applicants.map(({ row }) => row.systemRole === "freelancer");
    for (const [at, planned] of placesOf(outside, closed).entries()) {
      const row = applicants[at]?.row;
      if (!row) continue;
      const days = daysOf(TALKED.includes(planned[0]), daysOpen, today, random);
      const [stage, outcome]: readonly [Stage, Outcome] = days ? planned : ["Application", "active"];
      const { began, since } = days ?? { began: daysOpen, since: 0 };
      const language = row.language ?? "en";
      const id = demoId(vacancy.id, "application", row.id);
      const applied = stage !== "Vacancy";
      const internal = row.systemRole !== "freelancer";
      const job = jobs.get(vacancy.jobProfileId ?? "")?.[language] ?? vacancy.name;
      times.set(row.id, outcome === "hired" ? Number.POSITIVE_INFINITY : (times.get(row.id) ?? 0) + 1);
      rows.applications.push({
        companyId: vacancy.companyId,
        id,
        vacancyId: vacancy.id,
        userId: row.id,
        stage,
        outcome,
        stageSince: daysBefore(today, since),
        reason: ended(outcome, languageOf.get(vacancy.ownerId) ?? "en", random),
        archivedAt: closed && at > 3 ? daysBefore(today, Math.min(1, since)) : null,
        source: !applied ? "added" : vacancy.external && !internal ? "careers" : "applied",
        addedBy: applied ? row.id : vacancy.ownerId,
        createdAt: daysBefore(today, began),
        ...(applied && {
          appliedAt: daysBefore(today, began),
          motivation: motivations
            .draw(row.id, MOTIVATIONS[language], (texts) => motivations.draw(vacancy.id, texts, random.pick))
            .replace("{job}", job),
          hours: vacancy.hours ?? 36,
          salaryProposal: (vacancy.salaryFrom ?? 3000) + 100 * random.int(0, 9),
          hourlyRate: random.int(32, 58),
          availableFrom: dateBefore(today, -random.int(14, 75)),
          availableUntil: dateBefore(today, -random.int(300, 720)),
        }),
        ...(outcome === "hired" && { hiredAt: daysBefore(today, since) }),
      });
      if (stage === "Job offer")
        rows.offers.push({
          companyId: vacancy.companyId,
          id: demoId(id, "offer"),
          applicationId: id,
          salary: vacancy.salaryTo ?? 4000,
          hours: vacancy.hours ?? 36,
          startDate: dateBefore(today, -random.int(20, 60)),
          message: "",
          status: outcome === "hired" ? "accepted" : "made",
          madeBy: vacancy.ownerId,
          answeredAt: outcome === "hired" ? daysBefore(today, since) : null,
          createdAt: daysBefore(today, since),
        });
    }
  }
  return rows;
}
