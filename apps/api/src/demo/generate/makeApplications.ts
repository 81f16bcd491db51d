import type { Outcome, Stage } from "@vaardig/contract/pipeline";
import type { applications, offers } from "../../features/applications/applications.table.ts";
import { MOTIVATIONS, REASONS } from "../data/recruitingWords.ts";
import { dateBefore, daysBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { type DemoRandom, demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoPerson } from "./makePeople.ts";
import type { VacancyRows } from "./makeVacancies.ts";

type Vacancy = VacancyRows["vacancies"][number];
export type DemoApplication = typeof applications.$inferInsert & {
  id: string;
  stage: Stage;
  outcome: Outcome;
  stageSince: Date;
};

export interface ApplicationRows {
  applications: DemoApplication[];
  offers: (typeof offers.$inferInsert)[];
}

/** Where people stand beside a vacancy that is open; the first ones of a list stand in each place once. */
const PLACES: readonly [stage: Stage, outcome: Outcome][] = [
  ["Application", "active"],
  ["Interview", "active"],
  ["Vacancy", "active"],
  ["Application", "active"],
  ["Rejection after application", "rejected"],
  ["Interview", "active"],
  ["Job offer", "active"],
  ["Rejection after interview", "rejected"],
  ["Vacancy", "active"],
  ["Application", "withdrawn"],
  ["Application", "active"],
  ["Interview", "active"],
];

/** Who could do the work: those whose job it is first, then those of the same field. */
function whoFits(vacancy: Vacancy, people: readonly DemoPerson[], context: DemoContext, random: DemoRandom) {
  const jobOf = (person: DemoPerson) => context.job(person.job);
  const wanted = people.find(({ row }) => row.jobProfileId === vacancy.jobProfileId);
  const sector = wanted && jobOf(wanted).sector;
  const drawn = random.sample(
    people.filter(({ row, account }) => row.status === "active" && !account?.fresh),
    people.length,
  );
  const outside = drawn.filter(({ row }) => row.systemRole === "freelancer");
  const inside = drawn.filter(
    ({ row }) => row.systemRole === "employee" && row.jobProfileId !== vacancy.jobProfileId,
  );
  const same = outside.filter(({ row }) => row.jobProfileId === vacancy.jobProfileId);
  const near = outside.filter((one) => !same.includes(one) && jobOf(one).sector === sector);
  const colleagues = inside.filter((one) => jobOf(one).sector === sector).slice(0, 3);
  return [...new Set([...same.slice(0, 6), ...colleagues.slice(0, 1), ...near, ...colleagues])];
}

/** As it is stored: the reason's code, then the recruiter's words. */
function ended(outcome: Outcome, random: DemoRandom): string | null {
  return outcome === "rejected" ? random.pick(REASONS).join("\n") : null;
}

/** People beside the vacancies that are or were open, in every stage and with every outcome, and the offers made. */
export function makeApplications(
  vacancies: readonly Vacancy[],
  people: readonly DemoPerson[],
  context: DemoContext,
): ApplicationRows {
  const rows: ApplicationRows = { applications: [], offers: [] };
  const byId = new Map(people.map((person) => [person.row.id, person.row]));
  for (const [at, vacancy] of vacancies.entries()) {
    if (vacancy.status !== "Approved") continue;
    const random = demoRandom(`${vacancy.id} applications`);
    const closed = vacancy.publication === "closed";
    const count = at === 0 ? 24 : random.int(5, 12);
    const daysOpen = Math.max(
      2,
      Math.round((Date.parse(context.today) - Number(vacancy.createdAt)) / 86_400_000),
    );
    for (const [place, { row }] of whoFits(vacancy, people, context, random).slice(0, count).entries()) {
      const drawn = PLACES[place % PLACES.length] ?? ["Application", "active"];
      const [stage, outcome]: readonly [Stage, Outcome] =
        closed && place === 0
          ? ["Job offer", "hired"]
          : closed
            ? ["Rejection after application", "rejected"]
            : drawn;
      const began = random.int(1, daysOpen);
      const since = random.int(0, began);
      const id = demoId(vacancy.id, "application", row.id);
      const applied = stage !== "Vacancy";
      const internal = row.systemRole !== "freelancer";
      rows.applications.push({
        companyId: vacancy.companyId,
        id,
        vacancyId: vacancy.id,
        userId: row.id,
        stage,
        outcome,
        stageSince: daysBefore(context.today, since),
        reason: ended(outcome, random),
        archivedAt: closed && place > 3 ? daysBefore(context.today, 1) : null,
        source: !applied ? "added" : vacancy.external && !internal ? "careers" : "applied",
        addedBy: applied ? row.id : vacancy.ownerId,
        createdAt: daysBefore(context.today, began),
        ...(applied && {
          appliedAt: daysBefore(context.today, began),
          motivation: random.pick(MOTIVATIONS[row.language ?? "en"]).replace("{job}", vacancy.name),
          hours: vacancy.hours ?? 36,
          salaryProposal: (vacancy.salaryFrom ?? 3000) + 100 * random.int(0, 9),
          hourlyRate: random.int(32, 58),
          availableFrom: dateBefore(context.today, -random.int(14, 75)),
          availableUntil: dateBefore(context.today, -random.int(300, 720)),
        }),
        ...(outcome === "hired" && { hiredAt: daysBefore(context.today, since) }),
      });
      if (stage === "Job offer")
        rows.offers.push({
          companyId: vacancy.companyId,
          id: demoId(id, "offer"),
          applicationId: id,
          salary: vacancy.salaryTo ?? 4000,
          hours: vacancy.hours ?? 36,
          startDate: dateBefore(context.today, -random.int(20, 60)),
          message: "",
          status: outcome === "hired" ? "accepted" : "made",
          madeBy: vacancy.ownerId,
          answeredAt: outcome === "hired" ? daysBefore(context.today, since) : null,
          createdAt: daysBefore(context.today, since),
        });
    }
  }
  // Nobody is hired twice, and who is one of the company's own people already is no candidate any more.
  const hired = new Set<string>();
  const kept = rows.applications.filter(({ outcome, userId }) => {
    if (outcome !== "hired") return true;
    return byId.get(userId)?.systemRole === "freelancer" && !hired.has(userId) && Boolean(hired.add(userId));
  });
  const ids = new Set(kept.map(({ id }) => id));
  return { applications: kept, offers: rows.offers.filter(({ applicationId }) => ids.has(applicationId)) };
}
