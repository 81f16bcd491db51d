import { listCompanies } from "@vaardig/contract/companies";
import { baseApi } from "../../lib/baseApi.ts";
import { call } from "../../lib/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listCompanies: call.query(builder, listCompanies, { provides: ["companies"] }),
  }),
});

export const { useListCompaniesQuery } = api;
