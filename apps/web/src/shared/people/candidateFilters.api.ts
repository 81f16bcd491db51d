import { listCandidateFilters } from "@vaardig/contract/candidates/candidateFilters";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCandidateFilters: call.query(builder, listCandidateFilters, {
      provides: ["candidates", "applications", "talent-pools"],
    }),
  }),
});

/** Filter values of candidates, with the recruiters who may be their owners. */
export const { useListCandidateFiltersQuery } = api;
