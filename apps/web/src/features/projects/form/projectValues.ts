import type { Named } from "@vaardig/contract/organization/organization";
import { projectBody } from "@vaardig/contract/projects/projectBody";
import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import type { z } from "zod";
import { sentResolver } from "../../../lib/form/sentResolver.ts";
import { type SkillDraft, toSend } from "../../../shared/skills/skillList.ts";

export type ProjectBody = z.output<typeof projectBody>;
type RoleBody = z.input<typeof projectBody>["roles"][number];

/** Form values of a role; the job profile includes its name. */
export interface RoleValues {
  /** Id of an existing role; `id` is reserved for the field array's own key. */
  roleId: string | null;
  role: string;
  job_profile_id: Named | null;
  roleStartDate: string;
  roleEndDate: string;
  hours: number | null;
  salary: { from: number | null; to: number | null };
  roleDescription: string;
  skills: SkillDraft[];
}

export interface ProjectValues {
  name: string;
  department: string;
  startDate: string;
  endDate: string;
  description: string;
  roles: RoleValues[];
}

/** Returns an empty role with the dates of the project. */
export function emptyRole({ startDate, endDate }: Pick<ProjectValues, "startDate" | "endDate">): RoleValues {
  return {
    roleId: null,
    role: "",
    job_profile_id: null,
    roleStartDate: startDate,
    roleEndDate: endDate,
    hours: null,
    salary: { from: null, to: null },
    roleDescription: "",
    skills: [],
  };
}

export const EMPTY_PROJECT: ProjectValues = {
  name: "",
  department: "",
  startDate: "",
  endDate: "",
  description: "",
  roles: [emptyRole({ startDate: "", endDate: "" })],
};

/** Returns the form values of a project: the pending change, otherwise the version in force. */
export function projectValues({ work }: Pick<ProjectDetail, "work">): ProjectValues {
  if (!work) return EMPTY_PROJECT;
  const { department, roles, ...rest } = work.values;
  return {
    ...rest,
    department: department?.id ?? "",
    roles: roles.map(({ id, job_profile, salary_from, salary_to, ...role }) => ({
      ...role,
      roleId: id,
      job_profile_id: job_profile,
      salary: { from: salary_from, to: salary_to },
    })),
  };
}

/** Returns the request body of form values. */
function projectToSend(values: ProjectValues): z.input<typeof projectBody> {
  return {
    ...values,
    department: values.department || null,
    roles: values.roles.map(({ roleId, job_profile_id: profile, salary, skills, ...role }) => ({
      ...role,
      ...(roleId !== null && { id: roleId }),
      job_profile_id: profile?.id ?? "",
      // An incomplete range is sent, so that the schema rejects it.
      salary: salary.from === null && salary.to === null ? null : (salary as Required<RoleBody>["salary"]),
      skills: toSend(skills),
    })),
  };
}

export const projectResolver = sentResolver(projectBody, projectToSend);
