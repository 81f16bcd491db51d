import {
  getVacancy,
  getVacancyMatch,
  listPeopleMatches,
  listVacancyMatches,
  saveVacancy,
  unsaveVacancy,
} from "@vaardig/contract/jobs";
import { listVacancies } from "@vaardig/contract/vacancies";
import { baseApi } from "../../lib/baseApi.ts";
import { call } from "../../lib/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listVacancies: call.query(builder, listVacancies, { provides: ["jobs"] }),
    getVacancy: call.query(builder, getVacancy, { provides: ["jobs"] }),
    listVacancyMatches: call.query(builder, listVacancyMatches, { provides: ["jobs", "skills"] }),
    getVacancyMatch: call.query(builder, getVacancyMatch, { provides: ["jobs", "skills"] }),
    listPeopleMatches: call.query(builder, listPeopleMatches, { provides: ["jobs", "skills"] }),
    saveVacancy: call.mutation(builder, saveVacancy, { invalidates: ["jobs"] }),
    unsaveVacancy: call.mutation(builder, unsaveVacancy, { invalidates: ["jobs"] }),
  }),
});

export const {
  useListVacanciesQuery,
  useGetVacancyQuery,
  useListVacancyMatchesQuery,
  useGetVacancyMatchQuery,
  useListPeopleMatchesQuery,
  useSaveVacancyMutation,
  useUnsaveVacancyMutation,
} = api;
