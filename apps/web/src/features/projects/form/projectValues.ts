import type { Named } from "@vaardig/contract/organization/organization";
import { type ProjectDetail, projectBody } from "@vaardig/contract/projects/projects";
import type { z } from "zod";
import { sentResolver } from "../../../lib/form/sentResolver.ts";
import { type SkillDraft, toSend } from "../../../shared/skills/skillList.ts";

export type ProjectBody = z.output<typeof projectBody>;
type RoleBody = z.input<typeof projectBody>["roles"][number];

/** What the form holds of a role: its job profile with its name under the field of its id. */
export interface RoleValues {
  /** Of a role that is there already; `id` itself is the name of a field array's own key. */
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

/** A role no one filled in yet; it lasts as long as the project. */
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

/** A project → what its form holds: the waiting change, or else what is in force. */
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

/** What the form holds → what is sent. */
function projectToSend(values: ProjectValues): z.input<typeof projectBody> {
  return {
    ...values,
    department: values.department || null,
    roles: values.roles.map(({ roleId, job_profile_id: profile, salary, skills, ...role }) => ({
      ...role,
      ...(roleId !== null && { id: roleId }),
      job_profile_id: profile?.id ?? "",
      // Half of it is sent as it is, for the schema to refuse.
      salary: salary.from === null && salary.to === null ? null : (salary as Required<RoleBody>["salary"]),
      skills: toSend(skills),
    })),
  };
}

export const projectResolver = sentResolver(projectBody, projectToSend);
