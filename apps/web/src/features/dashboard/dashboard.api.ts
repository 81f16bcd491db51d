import { getDashboard } from "@vaardig/contract/dashboard/dashboard";
import { listJobMatches } from "@vaardig/contract/jobs/jobs";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getDashboard: call.query(builder, getDashboard, { provides: ["dashboard"] }),
    listBestVacancies: call.query(builder, listJobMatches, { provides: ["jobs", "skills"] }),
  }),
});

export const { useGetDashboardQuery, useListBestVacanciesQuery } = api;
