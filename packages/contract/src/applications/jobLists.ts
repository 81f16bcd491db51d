import { z } from "zod";
import { employeeSelection } from "../employees/employees.ts";
import { endpoint } from "../endpoint.ts";
import { id, listOf, listQuery } from "../fields.ts";
import { jobStatus } from "../jobs/jobWork.ts";
import { addedCounts, POOL_ADDERS } from "../talent-pools/talentPools.ts";

/** A job as an option of a select list. */
export const jobChoice = z.object({
  id,
  name: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  status: jobStatus,
});
export type JobChoice = z.output<typeof jobChoice>;

export const listJobChoices = endpoint({
  method: "GET",
  path: "/candidate_list/job_vacancies",
  tag: "applications",
  summary: "List jobs to which the signed-in person may add people, by name",
  access: POOL_ADDERS,
  query: listQuery,
  payload: listOf(jobChoice),
});

export const addToJobLists = endpoint({
  method: "POST",
  path: "/candidate_list",
  tag: "applications",
  summary:
    "Add people to the pipelines of jobs at stage Vacancy; people already in a pipeline keep their stage",
  access: POOL_ADDERS,
  body: z.strictObject({
    job_vacancy_ids: z.array(id).min(1, "job_selected").max(50),
    selection: employeeSelection,
  }),
  payload: addedCounts,
});
