import type {
  savedVacancies,
  vacancies,
  vacancyMembers,
  vacancySkills,
} from "../../domain/jobs/vacancies.table.ts";
import { dateBefore, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import { demoRandom } from "../demoRandom.ts";
import type { CompanyPlan, JobPlan } from "../plan.ts";
import { decisionOf } from "./decisionOf.ts";
import type { DemoContext } from "./demoContext.ts";
import { mustHavesOf } from "./makeJobProfiles.ts";
import type { CompanyIds, DemoPerson } from "./makePeople.ts";

export interface JobRows {
  vacancies: (typeof vacancies.$inferInsert & { id: string })[];
  skills: (typeof vacancySkills.$inferInsert)[];
  members: (typeof vacancyMembers.$inferInsert)[];
  saved: (typeof savedVacancies.$inferInsert)[];
}

/** Returns the required skills of a job, with one changed level and now and then without a lesser skill. */
function skillsOf(vacancy: JobPlan, vacancyId: string, companyId: string, context: DemoContext) {
  const random = demoRandom(`${vacancyId} skills`);
  const job = context.job(vacancy.job);
  const mustHaves = mustHavesOf(job);
  const changed = random.pick(job.skills).skill;
  return job.skills
    .filter(({ kind }) => kind === "essential" || random.chance(0.85))
    .map(({ skill, level, kind, importance }) => ({
      companyId,
      vacancyId,
      skillId: context.skillId(skill),
      level: skill === changed ? Math.min(5, Math.max(1, level + random.pick([-1, 1]))) : level,
      kind,
      importance,
      mustHave: mustHaves.has(skill),
    }));
}

const showsProduct = ({ email }: DemoPerson["row"]) => /^(recruiter|employee|external)@/.test(email);

/**
 * Returns jobs with their skills and their teams of recruiters and managers, saved by some people who may see
 * them.
 */
export function makeJobs(
  plan: CompanyPlan,
  people: DemoPerson[],
  ids: CompanyIds,
  context: DemoContext,
): JobRows {
  const random = demoRandom(`${plan.slug} vacancies`);
  const companyId = ids.company;
  const active = people.map(({ row }) => row).filter(({ status }) => status === "active");
  const recruiters = active
    .filter(({ systemRole }) => systemRole === "moderator")
    .sort((one, other) => Number(showsProduct(other)) - Number(showsProduct(one)));

  const administrator = active.find(({ systemRole }) => systemRole === "admin");

  const rows: JobRows = { vacancies: [], skills: [], members: [], saved: [] };
  for (const [at, vacancy] of plan.vacancies.entries()) {
    const id = demoId(plan.slug, "vacancy", at);
    const departmentId = ids.department(vacancy.department);
    const [owner, ...others] = at % 3 === 2 ? recruiters.toReversed() : recruiters;
    if (!owner) throw new Error(`the demo has no recruiter for ${plan.slug}`);
    rows.vacancies.push({
      companyId,
      id,
      name: context.job(vacancy.job)[vacancy.language],
      description: [...vacancy.text, random.pick(plan.closings[vacancy.language])].join("\n\n"),
      departmentId,
      jobProfileId: ids.jobProfile(vacancy.job),
      location: vacancy.location,
      hours: vacancy.hours,
      salaryFrom: vacancy.salary[0],
      salaryTo: vacancy.salary[1],
      status: vacancy.status,
      publication: vacancy.publication ?? "open",
      external: vacancy.external ?? false,
      declineReason: vacancy.declineReason ?? null,
      availableFrom: dateBefore(context.today, -random.int(14, 90)),
      ownerId: owner.id,
      createdAt: workdayBefore(context.today, vacancy.daysAgo),
      ...decisionOf(vacancy, owner.id, administrator?.id, context.today),
    });
    rows.skills.push(...skillsOf(vacancy, id, companyId, context));
    const lead = active.find((person) => person.departmentId === departmentId);
    const coOwner = others.at(0);
    if (coOwner && at % 2 === 0)
      rows.members.push({ companyId, vacancyId: id, userId: coOwner.id, part: "co_owner" });
    if (lead) rows.members.push({ companyId, vacancyId: id, userId: lead.id, part: "member" });
  }

  const open = rows.vacancies.filter(
    ({ status, publication }) => status === "Approved" && publication === "open",
  );
  const keepers = active.filter(
    (person) =>
      person.systemRole !== "moderator" &&
      person.account &&
      person.onboardingStep === "done" &&
      (showsProduct(person) || random.chance(0.05)),
  );
  for (const { id: userId, systemRole } of keepers) {
    const visible = open.filter(({ external }) => external || systemRole !== "freelancer");
    for (const { id: vacancyId } of random.sample(visible, 2)) {
      rows.saved.push({
        companyId,
        userId,
        vacancyId,
        createdAt: workdayBefore(context.today, random.int(0, 2)),
      });
    }
  }
  return rows;
}
