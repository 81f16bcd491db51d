import type { candidateRecords } from "../../domain/candidates/candidates.table.ts";
import { workdayBefore } from "../demoDates.ts";
import { demoRandom } from "../demoRandom.ts";
import type { DemoContext } from "./demoContext.ts";
import type { DemoApplication } from "./makeApplications.ts";
import type { JobRows } from "./makeJobs.ts";
import type { DemoPerson } from "./makePeople.ts";

export type CandidateRecord = typeof candidateRecords.$inferInsert;

/**
 * Returns candidate records with source and retention: most candidates gave consent for a year, for some the
 * retention period is nearly over.
 */
export function makeRecords(
  applications: readonly DemoApplication[],
  vacancyOf: ReadonlyMap<string, JobRows["vacancies"][number]>,
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
    .map(({ row, account }): CandidateRecord => {
      // The owner of the candidate's first job owns the record; a few have no owner.
      const keeper = demoRandom(`${row.id} owner`).chance(0.85) ? ownerOf(row.id) : undefined;
      const random = demoRandom(`${row.id} record`);
      const agreed = account !== null || random.chance(0.7);
      const nearlyOver = random.chance(0.2);
      const keptDays = agreed ? random.int(0, 150) : nearlyOver ? random.int(20, 25) : random.int(0, 12);
      const drawn = workdayBefore(context.today, active.has(row.id) ? 0 : keptDays);
      // Consent cannot precede the person's creation.
      const keptFrom = row.createdAt && row.createdAt > drawn ? row.createdAt : drawn;
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
