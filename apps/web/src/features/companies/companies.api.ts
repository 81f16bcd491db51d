import { listCompanies } from "@vaardig/contract/companies/companies";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCompanies: call.query(builder, listCompanies, { provides: ["companies"] }),
  }),
});

export const { useListCompaniesQuery } = api;
