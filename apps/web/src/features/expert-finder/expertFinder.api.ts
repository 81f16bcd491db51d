import { explainExpert, findExperts, listFinderChoices } from "@vaardig/contract/expert-finder/expertFinder";
import { getJob } from "@vaardig/contract/jobs/jobs";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    findExperts: call.query(builder, findExperts, { provides: ["candidates", "employees", "skills"] }),
    explainExpert: call.query(builder, explainExpert, { provides: ["candidates", "skills"] }),
    listFinderChoices: call.query(builder, listFinderChoices, { provides: ["organization", "employees"] }),
    /** Loads a job's required skills as the start of a search. */
    readVacancySkills: call.query(builder, getJob, { provides: ["jobs"] }),
  }),
});

export const {
  useFindExpertsQuery,
  useExplainExpertQuery,
  useListFinderChoicesQuery,
  useLazyReadVacancySkillsQuery,
} = api;
