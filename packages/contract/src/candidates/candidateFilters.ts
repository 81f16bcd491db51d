import { z } from "zod";
import { STAGES } from "../applications/pipeline.ts";
import { endpoint } from "../endpoint.ts";
import { named } from "../organization/organization.ts";
import { CANDIDATE_READERS, CANDIDATE_SOURCES, CONSENT_STATES, RETENTION_FILTERS } from "./candidateList.ts";

const count = z.number().int();

export const listCandidateFilters = endpoint({
  method: "GET",
  path: "/candidate_list/filters",
  tag: "candidates",
  summary:
    "List the filters of the candidate list with counts: jobs with active applications, talent pools, recruiters, places and more",
  access: CANDIDATE_READERS,
  payload: z.object({
    job_vacancies: z.array(named.extend({ count })),
    talent_pools: z.array(named.extend({ count })),
    /** Recruiters who can own candidates. */
    recruiters: z.array(named.extend({ count })),
    /** Candidates without an owner. */
    nobody: count,
    locations: z.array(z.object({ name: z.string(), count })),
    /** Number of people per stage; a person can be in several stages. */
    stages: z.array(z.object({ value: z.enum(STAGES), count })),
    sources: z.array(z.object({ value: z.enum(CANDIDATE_SOURCES), count })),
    consents: z.array(z.object({ value: z.enum(CONSENT_STATES), count })),
    retentions: z.array(z.object({ value: z.enum(RETENTION_FILTERS), count })),
  }),
});
