import type { StoredVacancy } from "./storedVacancy.ts";

/** Stored values → columns of `vacancies`. */
export function vacancyColumns(values: Omit<StoredVacancy, "skills">) {
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
    external: values.external,
    startsOn: values.starts_on,
    endsOn: values.ends_on,
  };
}
