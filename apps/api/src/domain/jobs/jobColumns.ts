import type { StoredJob } from "./storedJob.ts";

/** Converts stored values to columns of `vacancies`. */
export function jobColumns(values: Omit<StoredJob, "skills">) {
  return {
    name: values.name,
    description: values.description,
    jobProfileId: values.job_profile_id,
    departmentId: values.department_id,
    location: values.location,
    hours: values.hours,
    salaryFrom: values.salary_from,
    salaryTo: values.salary_to,
    headcount: values.headcount,
    availableFrom: values.available_from,
    applyBy: values.apply_by,
    hiringManagerId: values.hiring_manager_id,
    contactId: values.contact_id,
    external: values.external,
    startsOn: values.starts_on,
    endsOn: values.ends_on,
  };
}
