import type { StoredJob } from "../../domain/jobs/storedJob.ts";
import { workdayBefore } from "../demoDates.ts";
import type { CompanyPlan } from "../plan.ts";
import type { DemoContext } from "./demoContext.ts";
import type { JobRows } from "./makeJobs.ts";

/** Returns the jobs, those of the plan with a pending change while their values stay in force. */
export function proposeChanges(plan: CompanyPlan, rows: JobRows, context: DemoContext): JobRows {
  const vacancies = rows.vacancies.map((row, at) => {
    const change = plan.vacancies[at]?.change;
    if (!change) return row;
    const raised = context.skillId(change.raised.skill);
    const dropped = context.skillId(change.dropped);
    const revision: StoredJob = {
      name: row.name,
      description: row.description ?? "",
      job_profile_id: row.jobProfileId ?? null,
      department_id: row.departmentId ?? null,
      location: row.location ?? null,
      hours: change.hours,
      salary_from: change.salary[0],
      salary_to: change.salary[1],
      headcount: row.headcount ?? 1,
      available_from: row.availableFrom ?? null,
      apply_by: row.applyBy ?? null,
      hiring_manager_id: row.hiringManagerId ?? null,
      contact_id: row.contactId ?? null,
      external: row.external ?? false,
      starts_on: null,
      ends_on: null,
      skills: rows.skills
        .filter(({ vacancyId, skillId }) => vacancyId === row.id && skillId !== dropped)
        .map(({ skillId, level, kind, importance = 3, mustHave = false }) => ({
          skill_id: skillId,
          level: skillId === raised ? change.raised.level : level,
          kind,
          importance,
          must_have: mustHave,
        })),
    };
    const submittedAt = workdayBefore(context.today, change.daysAgo);
    return { ...row, status: "Pending" as const, revision, submittedBy: row.ownerId, submittedAt };
  });
  return { ...rows, vacancies };
}
