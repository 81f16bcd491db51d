import { z } from "zod";
import { clearable, date, id } from "../fields.ts";
import { weekHours } from "../jobs/recruitingJobs.ts";
import { LIMITS } from "../limits.ts";
import { requirements } from "../skill-profiles/skillProfiles.ts";

const salary = z
  .strictObject({
    from: z.number().int().min(0).max(1_000_000),
    to: z.number().int().min(0).max(1_000_000),
  })
  .refine(({ from, to }) => from <= to, { message: "pay_order", path: ["to"] })
  .nullable();

const text = z.string().trim().max(LIMITS.description);
const description = text.min(1);

const projectRoleBody = z.strictObject({
  /** Id of an existing role; absent for a new one. */
  id: id.optional(),
  role: z.string().trim().min(1).max(LIMITS.name),
  job_profile_id: z.uuid("job_profile_required"),
  roleStartDate: date,
  roleEndDate: date,
  hours: weekHours.default(null),
  /** Euros a month. */
  salary: salary.default(null),
  roleDescription: text.default(""),
  /** Absent: the skills of the job profile. */
  skills: requirements.optional(),
});

const NEEDED_OF_NEW_ROLES = ["role", "job_profile_id", "roleStartDate", "roleEndDate"] as const;

/** Changes to a project role; absent fields of an existing role keep their value. */
export const projectRoleChanges = z
  .strictObject({
    ...projectRoleBody.shape,
    hours: weekHours,
    salary,
    roleDescription: clearable(text, ""),
  })
  .partial()
  .superRefine((role, ctx) => {
    if (role.id) return;
    for (const field of NEEDED_OF_NEW_ROLES)
      if (role[field] === undefined)
        ctx.addIssue({
          code: "custom",
          path: [field],
          message: field === "job_profile_id" ? "job_profile_required" : "required",
        });
  });

interface Dated {
  startDate: string;
  endDate: string;
  roles: { roleStartDate: string; roleEndDate: string }[];
}

/** Returns the date issues of a project and its roles as pairs of path and key; dates are YYYY-MM-DD. */
export function dateIssues(values: Dated): [(string | number)[], string][] {
  const { startDate, endDate, roles } = values;
  const issues: [(string | number)[], string][] = [];
  if (endDate <= startDate) issues.push([["endDate"], "end_after_start"]);
  roles.forEach(({ roleStartDate: from, roleEndDate: to }, at) => {
    if (to <= from) issues.push([["roles", at, "roleEndDate"], "end_after_start"]);
    if (from < startDate || from > endDate) issues.push([["roles", at, "roleStartDate"], "within_project"]);
    if (to > endDate) issues.push([["roles", at, "roleEndDate"], "within_project"]);
  });
  return issues;
}

/** Body of a project without the rules about its dates. */
export const projectShape = z.strictObject({
  name: z.string().trim().min(1).max(LIMITS.name),
  /** The department's id. */
  department: id.nullable().default(null),
  startDate: date,
  endDate: date,
  description,
  roles: z.array(projectRoleBody).min(1, "role_needed").max(50),
});

function checkDates(values: Dated, ctx: z.RefinementCtx): void {
  for (const [path, message] of dateIssues(values)) ctx.addIssue({ code: "custom", path, message });
}

export const projectBody = projectShape.superRefine(checkDates);
