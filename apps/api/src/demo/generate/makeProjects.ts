import type { vacancies, vacancySkills } from "../../domain/jobs/vacancies.table.ts";
import type { projectMembers, projects } from "../../domain/projects/projects.table.ts";
import { dateBefore, workdayBefore } from "../demoDates.ts";
import { demoId } from "../demoId.ts";
import type { CompanyPlan } from "../plan.ts";
import { decisionOf } from "./decisionOf.ts";
import type { DemoContext } from "./demoContext.ts";
import { mustHavesOf } from "./makeJobProfiles.ts";
import type { CompanyIds, DemoPerson } from "./makePeople.ts";

export interface ProjectRows {
  projects: (typeof projects.$inferInsert & { id: string })[];
  members: (typeof projectMembers.$inferInsert)[];
  /** Its roles, which are jobs. */
  roles: (typeof vacancies.$inferInsert & { id: string })[];
  skills: (typeof vacancySkills.$inferInsert)[];
}

/** Returns projects with their roles, owned by the head of the department, with the recruiter in the team. */
export function makeProjects(
  plan: CompanyPlan,
  people: readonly DemoPerson[],
  recruiterId: string,
  ids: CompanyIds,
  context: DemoContext,
): ProjectRows {
  const companyId = ids.company;
  const administrator = people.find(({ row }) => row.systemRole === "admin");
  const rows: ProjectRows = { projects: [], members: [], roles: [], skills: [] };
  for (const [at, project] of plan.projects.entries()) {
    const id = demoId(plan.slug, "project", at);
    const departmentId = ids.department(project.department);
    const lead = people.find(({ row }) => row.departmentId === departmentId && row.status === "active");
    const ownerId = lead?.row.id ?? recruiterId;
    const startDate = dateBefore(context.today, -project.startsIn);
    const endDate = dateBefore(context.today, -project.startsIn - project.days);
    const shared = {
      companyId,
      departmentId,
      status: project.status,
      declineReason: project.declineReason ?? null,
      ownerId,
      createdAt: workdayBefore(context.today, project.daysAgo),
      ...decisionOf(project, ownerId, administrator?.row.id, context.today),
    };
    rows.projects.push({
      ...shared,
      id,
      name: project.name,
      description: project.description,
      startDate,
      endDate,
    });
    if (ownerId !== recruiterId)
      rows.members.push({ companyId, projectId: id, userId: recruiterId, part: "co_owner" });
    for (const [place, { job: key, hours, description }] of project.roles.entries()) {
      const vacancyId = demoId(plan.slug, "project", at, "role", place);
      const job = context.job(key);
      const mustHaves = mustHavesOf(job);
      rows.roles.push({
        ...shared,
        id: vacancyId,
        projectId: id,
        name: job[plan.language],
        description,
        jobProfileId: ids.jobProfile(key),
        hours,
        startsOn: startDate,
        endsOn: endDate,
        availableFrom: startDate,
      });
      for (const { skill, level, kind, importance } of job.skills) {
        const skillId = context.skillId(skill);
        const mustHave = mustHaves.has(skill);
        rows.skills.push({ companyId, vacancyId, skillId, level, kind, importance, mustHave });
      }
    }
  }
  return rows;
}
