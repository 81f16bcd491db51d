import { readSearch } from "@vaardig/contract/skills/readSearch";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    readSearch: call.query(builder, readSearch, { provides: ["skill-catalogue", "organization"] }),
  }),
});

export const { useReadSearchQuery } = api;
