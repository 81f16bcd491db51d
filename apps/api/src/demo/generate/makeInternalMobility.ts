import { nextDigestAt } from "../../domain/saved-views/digestTimes.ts";
import type { savedViews } from "../../domain/saved-views/savedViews.table.ts";
import { dateBefore, daysBefore, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan } from "../plan.ts";
import type { JobRows } from "./makeJobs.ts";
import type { DemoPerson } from "./makePeople.ts";

const isOpen = ({ status, publication }: JobRows["vacancies"][number]) =>
  status === "Approved" && publication === "open";

/**
 * Returns the jobs with a deadline, a hiring manager and a contact; the deadline of one internal job has
 * passed.
 */
export function addDeadlines({ slug }: CompanyPlan, rows: JobRows, today: string): JobRows {
  const random = demoRandom(`${slug} deadlines`);
  const oldest = rows.vacancies
    .filter((row) => isOpen(row) && !row.external)
    .reduce<JobRows["vacancies"][number] | undefined>(
      (first, row) => (first?.createdAt && row.createdAt && first.createdAt <= row.createdAt ? first : row),
      undefined,
    );
  const vacancies = rows.vacancies.map((row) => {
    const [hasDay, days] = [random.chance(0.7), random.int(5, 60)];
    const lead = rows.members.find(({ vacancyId, part }) => vacancyId === row.id && part === "member");
    const applyBy = row === oldest ? dateBefore(today, 3) : hasDay ? dateBefore(today, -days) : null;
    return {
      ...row,
      ...(isOpen(row) && { applyBy }),
      ...(lead && { hiringManagerId: lead.userId }),
      contactId: row.ownerId,
    };
  });
  return { ...rows, vacancies };
}

/** Returns saved job searches of some people, each with its own digest rhythm. */
export function makeSearches(
  { slug }: CompanyPlan,
  people: DemoPerson[],
  today: string,
): (typeof savedViews.$inferInsert)[] {
  const random = demoRandom(`${slug} searches`);
  const now = daysBefore(today, 0);
  const seekers = people
    .map(({ row }) => row)
    .filter((row) => row.status === "active" && /^(employee|manager)$/.test(row.systemRole));
  return seekers.flatMap((row) => {
    const isShown = /^(employee|manager)@/.test(row.email);
    if (!random.chance(isShown ? 1 : 0.05)) return [];
    const isDutch = row.language === "nl";
    const kept = [
      { name: isDutch ? "Sterke matches" : "Strong matches", search: "min=high", digest: "weekly" as const },
      { name: isDutch ? "Projecten" : "Projects", search: "kind=projects", digest: "none" as const },
    ].slice(0, isShown ? 2 : 1);
    return kept.map((one) => ({
      ...one,
      id: demoId(slug, "search", `${row.email} ${one.search}`),
      companyId: row.companyId,
      userId: row.id,
      screen: "jobs" as const,
      nextDigestAt: nextDigestAt(one.digest, now),
      createdAt: workdayBefore(today, random.int(2, 20)),
    }));
  });
}

/** Returns the people with some open to internal moves, a few of them with their manager's knowledge. */
export function addOpenness({ slug }: CompanyPlan, people: DemoPerson["row"][]): DemoPerson["row"][] {
  const random = demoRandom(`${slug} openness`);
  return people.map((row) => {
    const [openToMoves, openToLine] = [random.chance(0.08), random.chance(0.3)];
    const says =
      row.systemRole === "employee" && row.status === "active" && !/^(employee|new)@/.test(row.email);
    return says && openToMoves ? { ...row, openToMoves, openToLine } : row;
  });
}
