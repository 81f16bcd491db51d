import type { Outcome, Stage } from "@vaardig/contract/applications/pipeline";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import type { applications, offers } from "../../domain/applications/applications.table.ts";
import type { personSkills } from "../../domain/skills/personSkills.table.ts";
import { MOTIVATIONS } from "../data/recruitingWords.ts";
import { DAY_MS, dateBefore, minutesAfter, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import { daysOf } from "./applicationDays.ts";
import { offerTerms, reasonOf, termsOf } from "./applicationTerms.ts";
import { assignStages } from "./assignStages.ts";
import { chooseApplicants, levelsOf } from "./chooseApplicants.ts";
import type { JobRows } from "./makeJobs.ts";
import type { DemoPerson } from "./makePeople.ts";
import { uniqueTexts } from "./uniqueTexts.ts";

type Vacancy = JobRows["vacancies"][number];
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

/** The input of applications. */
export interface ApplicationInput {
  today: string;
  vacancies: JobRows;
  people: readonly DemoPerson[];
  skills: readonly (typeof personSkills.$inferInsert)[];
  /** Job by the id of its job profile. */
  jobs: ReadonlyMap<string, StarterJob>;
}

/** Number of candidates from which a job can have a long list of applicants. */
const MANY = 100;
/** Returns the most days before `today` whose workday time is not before `moment` (in milliseconds). */
function daysSince(moment: number, today: string): number {
  let days = Math.round((Date.parse(today) - moment) / DAY_MS);
  while (workdayBefore(today, days).getTime() < moment) days -= 1;
  return days;
}

/** Returns a later time on the same workday, so that a move on the day of the application comes after it. */
const latestOf = (today: string, days: number) => minutesAfter(workdayBefore(today, days), 40);

/**
 * Returns applications for the jobs that are or were open, at every stage and with every outcome, and the
 * offers.
 */
export function makeApplications({
  today,
  vacancies,
  people,
  skills,
  jobs,
}: ApplicationInput): ApplicationRows {
  const rows: ApplicationRows = { applications: [], offers: [] };
  const levels = levelsOf(skills);
  const languageOf = new Map(people.map(({ row }) => [row.id, row.language ?? "en"]));
  const times = new Map<string, number>();
  const candidates = people.filter(({ row }) => row.systemRole === "freelancer");
  const longest = candidates.length > MANY ? 24 : 12;
  const motivations = uniqueTexts();
  const approved = vacancies.vacancies.filter(({ status }) => status === "Approved");
  const isClosed = ({ publication }: Vacancy) => publication === "closed";
  // A hired person applies no more, so the closed jobs come first.
  const inOrder = [...approved.filter(isClosed), ...approved.filter((vacancy) => !isClosed(vacancy))];
  for (const vacancy of inOrder) {
    const random = demoRandom(`${vacancy.id} applications`);
    const closed = isClosed(vacancy);
    const few = vacancy.external ? random.int(5, longest / 2) : random.int(3, 5);
    const count = vacancy === approved[0] ? longest : few;
    const requirements = vacancies.skills.filter(({ vacancyId }) => vacancyId === vacancy.id);
    const daysOpen = daysSince(Number(vacancy.createdAt), today);
    const choice = { people, requirements, levels, times, count, jobs };
    const applicants = chooseApplicants(vacancy, choice, random);
    const outside = applicants.map(({ row }) => row.systemRole === "freelancer");
    for (const [at, planned] of assignStages(outside, closed).entries()) {
      const row = applicants[at]?.row;
      if (!row) continue;
      const days = daysOf(planned, daysOpen, closed, today, random);
      const [stage, outcome]: readonly [Stage, Outcome] = days ? planned : ["Application", "active"];
      const { began, since, offered } = days ?? { began: daysOpen, since: daysOpen, offered: daysOpen };
      const language = row.language ?? "en";
      const id = demoId(vacancy.id, "application", row.id);
      const applied = stage !== "Vacancy";
      const isOutside = row.systemRole === "freelancer";
      const job = jobs.get(vacancy.jobProfileId ?? "")?.[language] ?? vacancy.name;
      const rejected =
        outcome === "rejected"
          ? reasonOf(at < applicants.length / 2, languageOf.get(vacancy.ownerId) ?? "en", random)
          : null;
      const createdAt = minutesAfter(workdayBefore(today, began), random.int(0, 35));
      const stageSince = outcome === "active" && began === since ? createdAt : latestOf(today, since);
      const terms = termsOf(vacancy, rejected?.[0] ?? null, today, random);
      times.set(row.id, outcome === "hired" ? Number.POSITIVE_INFINITY : (times.get(row.id) ?? 0) + 1);
      rows.applications.push({
        companyId: vacancy.companyId,
        id,
        vacancyId: vacancy.id,
        userId: row.id,
        stage,
        outcome,
        stageSince,
        // Reason code, then the recruiter's note.
        reason: rejected?.join("\n") ?? null,
        archivedAt: closed && at > 3 ? latestOf(today, Math.min(1, since)) : null,
        source: !applied ? "added" : isOutside ? "careers" : "applied",
        addedBy: applied ? row.id : vacancy.ownerId,
        createdAt,
        ...(applied && {
          ...terms,
          appliedAt: createdAt,
          motivation: motivations
            .draw(row.id, MOTIVATIONS[language][isOutside ? "outside" : "inside"], (texts) =>
              motivations.draw(vacancy.id, texts, random.pick),
            )
            .replace("{job}", job),
        }),
        ...(outcome === "hired" && { hiredAt: stageSince }),
      });
      if (stage === "Job offer")
        rows.offers.push({
          companyId: vacancy.companyId,
          id: demoId(id, "offer"),
          applicationId: id,
          ...offerTerms(vacancy, terms, dateBefore(today, since), random),
          message: "",
          status: outcome === "hired" ? "accepted" : "made",
          madeBy: vacancy.ownerId,
          answeredAt: outcome === "hired" ? stageSince : null,
          createdAt: outcome === "hired" ? workdayBefore(today, offered) : stageSince,
        });
    }
  }
  return rows;
}
