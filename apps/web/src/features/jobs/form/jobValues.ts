import { type JobWorkRecord, jobBody } from "@vaardig/contract/jobs/recruitingJobs";
import type { Named, PersonRef } from "@vaardig/contract/organization/organization";
import type { z } from "zod";
import { sentResolver } from "../../../lib/form/sentResolver.ts";
import { type SkillDraft, toSend } from "../../../shared/skills/skillList.ts";

export type JobBody = z.output<typeof jobBody>;

/** Form values of a job: references by the field of their id, and skills with names. */
export interface JobValues {
  name: string;
  job_profile_id: Named | null;
  department_id: string;
  location: string;
  hours: number | null;
  salary_from: number | null;
  salary_to: number | null;
  headcount: number | null;
  available_from: string | null;
  apply_by: string | null;
  hiring_manager_id: PersonRef | null;
  contact_id: PersonRef | null;
  external: boolean;
  description: string;
  skills: SkillDraft[];
}

export const EMPTY_JOB: JobValues = {
  name: "",
  job_profile_id: null,
  department_id: "",
  location: "",
  hours: null,
  salary_from: null,
  salary_to: null,
  headcount: 1,
  available_from: null,
  apply_by: null,
  hiring_manager_id: null,
  contact_id: null,
  external: false,
  description: "",
  skills: [],
};

/** Returns the form values of a job: the pending change, otherwise the version in force. */
export function jobValues({ values }: Pick<JobWorkRecord, "values">): JobValues {
  const { job_profile, department, location, hiring_manager, contact, ...rest } = values;
  return {
    ...rest,
    job_profile_id: job_profile,
    department_id: department?.id ?? "",
    location: location ?? "",
    hiring_manager_id: hiring_manager,
    contact_id: contact,
  };
}

/** Returns the request body of form values. */
function jobToSend(values: JobValues): z.input<typeof jobBody> {
  return {
    ...values,
    job_profile_id: values.job_profile_id?.id ?? "",
    department_id: values.department_id || null,
    location: values.location.trim() || null,
    headcount: values.headcount ?? undefined,
    hiring_manager_id: values.hiring_manager_id?.id ?? null,
    contact_id: values.contact_id?.id ?? null,
    skills: toSend(values.skills),
  };
}

export const jobResolver = sentResolver(jobBody, jobToSend);
